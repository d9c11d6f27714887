// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { measureSheet, placeSheets } from './placeSheets.ts';

/** A sheet of slightly more than these bytes after gzip. */
const sheetOf = (file: string, bytes: number) =>
  measureSheet(file, `a{b:"${randomBytes(bytes).toString('hex')}"}`);

const frame = sheetOf('frame.css', 7000);
const own = sheetOf('own.css', 200);

/** The files in their order, with linked ones in brackets. */
const place = (sheets: ReturnType<typeof sheetOf>[], isStandalone = false) =>
  placeSheets(sheets, isStandalone).map(({ file, css }) =>
    css === undefined ? `[${file}]` : file,
  );

it('keeps the sheets of a docs page in it, a large one of the preview, too', () => {
  expect(place([frame, sheetOf('bootstrap.css', 31_000), own])).toEqual([
    'frame.css',
    'bootstrap.css',
    'own.css',
  ]);
});

it('links the largest of more sheets than a docs page holds, and keeps their order', () => {
  const kit = sheetOf('kit.css', 40_000);
  expect(place([frame, kit, sheetOf('more.css', 30_000), own])).toEqual([
    'frame.css',
    '[kit.css]',
    'more.css',
    'own.css',
  ]);
});

it('keeps only a small sheet of its own in a standalone story', () => {
  expect(place([frame, own], true)).toEqual(['[frame.css]', 'own.css']);
});
