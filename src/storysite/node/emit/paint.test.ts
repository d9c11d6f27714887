import { expect, it } from 'vitest';
import { paint, paintReport } from './paint.ts';

const terminal = { isTTY: true, hasColors: () => true };
const REPORT =
  'Pages        2\nWarnings     1\n  a.mdx:1: A link leads nowhere.\nWritten to   site';

it('shows warnings in yellow, and nothing else', () => {
  expect(paintReport(REPORT, terminal)).toBe(
    'Pages        2\n\u001B[33mWarnings     1\n  a.mdx:1: A link leads nowhere.\u001B[39m\nWritten to   site',
  );
});

it.each([
  ['a file', {}],
  ['a terminal that is to have none', { isTTY: true, hasColors: () => false }],
])('writes no colours to %s', (_, stream) => {
  expect(paint('red', 'No.', stream)).toBe('No.');
  expect(paintReport(REPORT, stream)).toBe(REPORT);
});
