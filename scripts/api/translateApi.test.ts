import { expect, it } from 'vitest';
import { words } from './printApi.ts';
import type { ApiProperty } from './readApi.ts';
import { type ApiTranslation, translateApi } from './translateApi.ts';

const row: ApiProperty = {
  of: 'Select',
  id: 'select-open',
  group: 'Value',
  name: 'open',
  type: 'boolean',
  required: false,
  description: 'Whether it is open.',
  default: 'false (single mode)',
  shownIn: [],
};

const translate = (change: Partial<ApiTranslation> = {}) =>
  translateApi(
    [row],
    {
      words: Object.fromEntries(
        words.filter((word) => word !== 'Value').map((word) => [word, '词']),
      ),
      groups: { Value: '值' },
      descriptions: { 'Select.open': '是否展开。' },
      defaults: { 'Select.open': 'false（单选）' },
      deprecated: {},
      ...change,
    },
    'zh.json',
  );

it('translates descriptions, and defaults in words', () => {
  const { properties, problems } = translate();
  expect(problems).toEqual([]);
  expect(properties[0]).toMatchObject({ description: '是否展开。', default: 'false（单选）' });
});

it('names each text that has no translation', () => {
  expect(translate({ descriptions: {} }).problems).toEqual([
    '“Whether it is open.” has no translation: add "Select.open" to "descriptions" in zh.json.',
  ]);
  expect(translate({ groups: {} }).problems).toEqual([
    '“Value” has no translation: add "Value" to "groups" in zh.json.',
  ]);
});

it('names a translation of nothing', () => {
  expect(translate({ deprecated: { 'Select.gone': '没有' } }).problems).toEqual([
    'zh.json translates Select.gone in "deprecated", but there is no such text. Remove it.',
  ]);
});
