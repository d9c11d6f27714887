import { stripVTControlCharacters } from 'node:util';
import type { Result, Verdict } from './Verdict.ts';

const NAME_CHARACTERS = 90;

/** What noticed a mutant, or that nothing did; one line. */
export function describeVerdict(verdict: Verdict): string {
  if (verdict.kind === 'noticed') {
    // A story has many steps; which one failed stands in its message.
    const step = /^In the step "(.*?)": /.exec(verdict.why)?.[1];
    return shorten(step ? `${verdict.by}: ${step}` : verdict.by);
  }
  if (verdict.kind === 'unclear') return `UNCLEAR: ${shorten(verdict.why)}`;
  return verdict.kind === 'survived' ? 'SURVIVED' : 'TIMED OUT';
}

/** A table of what noticed each mutant, those that survived once more below it, and the counts as the last line. */
export function printVerdicts(results: Result[]): string {
  const rows = results.map(({ mutant, verdict, seconds }) => [
    mutant.file,
    mutant.says,
    describeVerdict(verdict),
    `${seconds.toFixed(1)} s`,
  ]);
  const head = ['file', 'what is wrong', 'noticed by', 'time'];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const open = results.filter(({ verdict }) => !isNoticed(verdict));
  return [
    line(head),
    ...rows.map(line),
    '',
    ...open.map(describeOpen),
    countVerdicts(results),
  ].join('\n');
}

/** Whether the tests have done their work on a mutant. */
export function isNoticed({ kind }: Verdict): boolean {
  return kind === 'noticed' || kind === 'timed out';
}

function describeOpen({ mutant, verdict }: Result): string {
  const { file, says, check } = mutant;
  const tests = check.name ? `${check.file} ("${check.name}")` : check.file;
  const what =
    verdict.kind === 'unclear'
      ? `Nothing can be said: ${verdict.why}`
      : `${tests} passes all the same: strengthen it, or replace a mutant that changes nothing.`;
  return `${file}: ${says}\n  ${what}\n`;
}

function countVerdicts(results: Result[]): string {
  const count = (kind: Verdict['kind']) =>
    results.filter(({ verdict }) => verdict.kind === kind).length;
  const timedOut = count('timed out');
  const noticed = `${count('noticed') + timedOut} noticed${timedOut ? ` (${timedOut} timed out)` : ''}`;
  const unclear = count('unclear');
  return `${noticed}, ${count('survived')} survived${unclear ? `, ${unclear} unclear` : ''}`;
}

/** The first line of a message, without colours, and cut where it is long. */
export function shorten(text: string): string {
  const [first = ''] = stripVTControlCharacters(text).trim().split('\n');
  return first.length > NAME_CHARACTERS ? `${first.slice(0, NAME_CHARACTERS - 1)}…` : first;
}
