import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import KeyboardReporter from './KeyboardReporter.js';
import { readResults } from './readResults.js';
import { printTable, writeTables } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'keyboard-'));

const test = (title: string, name: string, message?: string) => ({
  ancestorTitles: [title, name],
  status: message ? 'failed' : 'passed',
  failureMessages: message ? [message] : [],
});

function save(...testResults: ReturnType<typeof test>[]) {
  const file = join(folder, 'kept/results.json');
  new KeyboardReporter({}, { file }).onRunComplete(undefined, { testResults: [{ testResults }] });
  return readResults(file);
}

const down = 'keyboard-tests-single-with-search--down-open';
const failure = 'Message:\n In the step "ArrowDown: active: Apple": expected …';

it('keeps the results of the keyboard tests, and names the step that failed', () => {
  expect(readResults(join(folder, 'none.json'))).toEqual({});
  expect(
    save(
      test('Keyboard tests/single with search', 'DownOpen', failure),
      test('Demo/single', 'Basic'),
    ),
  ).toEqual({ [down]: { status: 'failed', step: 'ArrowDown: active: Apple' } });
  // A run of one file leaves the results of the others.
  expect(save(test('Keyboard tests/tags', 'Typing', 'Page crashed\n at a.js'))[down]?.status).toBe(
    'failed',
  );
  expect(save(test('Keyboard tests/single with search', 'DownOpen'))).toEqual({
    [down]: { status: 'passed' },
    'keyboard-tests-tags--typing': { status: 'failed', step: 'Page crashed' },
  });
});

it('prints passed, failed and not run, and nothing of stories that are gone', () => {
  const table = printTable(['search', 'tags'], {
    [down]: { status: 'passed' },
    'keyboard-tests-tags--down-open': { status: 'failed', step: 'a < b' },
    'keyboard-tests-tags--page-down': { status: 'failed', step: 'gone' },
  });
  const [row = ''] = table.match(/^<tr>.*Down<\/strong>, list open.*$/m) ?? [];
  expect(row).toContain(`next option <a href="?path=/story/${down}" aria-label="passed">✓`);
  expect(row).toContain('>failed at “a &lt; b”</a></td>');
  expect(table.match(/>not run</g)).toHaveLength(30);
  expect(table).not.toContain('gone');
});

it('writes a table for the page and for each mode', () => {
  writeTables(folder, {});
  expect(readFileSync(join(folder, 'all.md'), 'utf8')).toContain('>single <br>with search</th>');
  expect(readFileSync(join(folder, 'tags.md'), 'utf8')).toContain('>What happens</th>');
});
