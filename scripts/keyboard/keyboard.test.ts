import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type RowId, rows, storyId } from '../../stories/_keyboard/rows.ts';
import type { Mode, Row } from '../../stories/_keyboard/types.ts';
import KeyboardReporter from './KeyboardReporter.js';
import { hashStories, readResults, writeResults } from './results.js';

const folder = mkdtempSync(join(tmpdir(), 'keyboard-'));

const test = (title: string, name: string, message?: string) => ({
  ancestorTitles: [title, name],
  status: message ? 'failed' : 'passed',
  failureMessages: message ? [message] : [],
});

const file = join(folder, 'results.json');

function save(...testResults: ReturnType<typeof test>[]) {
  new KeyboardReporter({}, { file }).onRunComplete(undefined, { testResults: [{ testResults }] });
  return readResults(file).stories;
}

const down = 'keyboard-tests-single-with-search--down-open';
const failure = 'Message:\n In the step "ArrowDown: active: Apple": expected …';

it('keeps the results of the keyboard tests, and names the step that failed', () => {
  expect(readResults(join(folder, 'none.json')).stories).toEqual({});
  expect(
    save(
      test('Keyboard tests/single with search', 'DownOpen', failure),
      test('Demo/single', 'Basic'),
    ),
  ).toEqual({ [down]: 'failed: ArrowDown: active: Apple' });
  // A run of one file keeps the results of the others.
  save(test('Keyboard tests/tags', 'Typing', 'Page crashed\n at a.js'));
  expect(save(test('Keyboard tests/single with search', 'DownOpen'))).toEqual({
    [down]: 'passed',
    'keyboard-tests-tags--typing': 'failed: Page crashed',
  });
});

it('keeps nothing of stories that have changed since', () => {
  writeResults({ of: 'other stories', stories: { [down]: 'passed' } }, file);
  expect(readResults(file)).toEqual({ of: hashStories(), stories: {} });
});

it('has passed, as docs/keyboard.json says of these very stories: else run `npm run test-storybook -- stories/_keyboard/`', () => {
  const ids = Object.entries<Row>(rows).flatMap(([id, { cells }]) =>
    Object.keys(cells).map((mode) => storyId(id as RowId, mode as Mode)),
  );
  expect(readResults()).toEqual({
    of: hashStories(),
    stories: Object.fromEntries(ids.map((id) => [id, 'passed'])),
  });
});
