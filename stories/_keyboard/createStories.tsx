import type { StoryObj } from '@storybook/react';
import { expect, within } from '@storybook/test';
import Select, { type SelectProps } from 'rc-select';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import {
  activeOption,
  chosenText,
  eventually,
  expectClosed,
  openPopupOf,
  optionTexts,
  tagTexts,
} from '../_shared/play.ts';
import { pressKey } from './pressKey.ts';
import { labels, type RowId, rows, selected } from './rows.ts';
import type { Mode, Row, State } from './types.ts';

const props: Record<Mode, SelectProps> = {
  single: { defaultValue: selected.one },
  search: { defaultValue: selected.one, showSearch: true },
  multiple: { mode: 'multiple', defaultValue: selected.several },
  tags: { mode: 'tags', defaultValue: selected.several },
  combobox: { mode: 'combobox' },
};

const options = labels.map((label) => ({ value: label, label, disabled: label === 'Cherry' }));

/** Creates the stories of a mode: each presses the keys of a row, and checks what they do. */
export function createStories(mode: Mode): (id: RowId) => StoryObj {
  return (id) => ({
    parameters: { chromatic: { disableSnapshot: true } },
    render: () => (
      <>
        <Select aria-label="Fruit" style={{ width: 300 }} options={options} {...props[mode]} />
        <button type="button" data-next>
          Next
        </button>
      </>
    ),
    play: async ({ canvasElement, step }) => {
      const field = within(canvasElement).getByRole<HTMLInputElement>('combobox');
      const { before, cells }: Row = rows[id];
      field.focus();
      if (before !== 'closed') {
        for (const key of before === 'open' ? ['ArrowDown'] : before.typed) {
          await pressKey(field, key);
        }
        await openPopupOf(field);
      }
      for (const [key, after] of cells[mode]?.presses ?? []) {
        await step(`${key}: ${describe(after)}`, async () => {
          await pressKey(field, key);
          await expectState(field, after, mode);
        });
      }
    },
  });
}

/** A state in words: `open: true, active: Apple`. */
const describe = (state: State) =>
  Object.entries(state)
    .map(([name, value]) => `${name}: ${[value].flat().join(' ') || 'none'}`)
    .join(', ');

async function expectState(field: HTMLInputElement, state: State, mode: Mode): Promise<void> {
  if (state.open === true) await openPopupOf(field);
  if (state.open === false) await expectClosed(field);
  const isSingle = mode === 'single' || mode === 'search';
  const read: { [Name in keyof State]-?: () => State[Name] } = {
    open: () => field.getAttribute('aria-expanded') === 'true',
    active: () => activeOption(field) ?? null,
    value: () => (isSingle ? [chosenText(field) ?? ''] : tagTexts(field)),
    text: () => field.value,
    cursor: () => field.selectionStart ?? -1,
    options: () => optionTexts(field),
    focused: () => field.ownerDocument.activeElement === field,
  };
  const names = Object.keys(state) as (keyof State)[];
  await eventually(() =>
    expect(Object.fromEntries(names.map((name) => [name, read[name]()]))).toEqual(state),
  );
}
