import { expect, it } from 'vitest';
import { rows } from '../stories/_keyboard/rows.ts';
import { modes, type Row } from '../stories/_keyboard/types.ts';
import { knownAccessibilityLimits } from './knownAccessibilityLimits.ts';
import { versionNotes } from './versionNotes.ts';
import chinese from './zh-CN/tableTexts.json' with { type: 'json' };

it('has each text of the tables in Chinese, under its English text', () => {
  const keyboard = Object.values<Row>(rows).flatMap(({ keys, when, cells }) => [
    keys,
    when,
    ...Object.values(cells).map(({ text }) => text),
  ]);
  const limits = knownAccessibilityLimits.flatMap(({ name, reason, remedy }) => [
    name,
    reason,
    remedy,
  ]);
  const notes = Object.values(versionNotes).flatMap((texts) => Object.values(texts));
  const texts = [...Object.values(modes), ...keyboard, ...limits, ...notes];
  expect(texts.filter((text) => !Object.hasOwn(chinese, text))).toEqual([]);
});
