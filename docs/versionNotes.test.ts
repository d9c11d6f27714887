import { expect, it } from 'vitest';
import type { Versions } from '../scripts/test-library/mergeVersion.ts';
import { versionNotes } from './versionNotes.ts';
import results from './versions.json' with { type: 'json' };

it('has one sentence for each demo that fails with a version, and none for the others', () => {
  // What is different in the successor is on the page itself.
  const ofRcSelect = Object.entries(results as Versions).filter(([name]) => !name.startsWith('@'));
  const failed = ofRcSelect.flatMap(([version, { failures }]) =>
    failures.map(({ demo }) => `${version} ${demo}`),
  );
  const explained = Object.entries(versionNotes).flatMap(([version, notes]) =>
    Object.keys(notes).map((demo) => `${version} ${demo}`),
  );
  expect(explained.sort()).toEqual([...new Set(failed)].sort());
});
