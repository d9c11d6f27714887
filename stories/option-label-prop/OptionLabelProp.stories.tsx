import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  chooseOption,
  clearIcon,
  eventually,
  expectActive,
  expectListWindow,
  expectWidth,
  openList,
  optionTexts,
  pressKeys,
  removeIcon,
  selectOf,
  tagTexts,
} from '../_shared/play.ts';
import OptionLabelProp from './OptionLabelProp.tsx';

const meta = {
  title: 'Search and filter/option-label-prop',
  id: 'demo-option-label-prop',
  component: OptionLabelProp,
  args: { onChange: fn(), onSelect: fn(), onDeselect: fn() },
} satisfies Meta<typeof OptionLabelProp>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};

export const Behavior: StoryObj<typeof meta> = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Numbers' });

    await step('nothing is chosen at first; the select is 500 px wide', async () => {
      await expect(tagTexts(select)).toEqual([]);
      await expect(clearIcon(select)).toBeNull();
      await expectWidth(selectOf(select), 500);
    });

    await step('the list shows "label n"', async () => {
      await openList(select);
      await expectListWindow(select);
      await expect(optionTexts(select).slice(0, 3)).toEqual(['label 0', 'label 1', 'label 2']);
    });

    await step('the chosen tag shows "display n"', async () => {
      await chooseOption(select, 'label 1');
      await eventually(() => expect(tagTexts(select)).toEqual(['display 1']));
      await expect(args.onChange).toHaveBeenLastCalledWith(
        [1],
        [expect.objectContaining({ value: 1, label: 'label 1', displayLabel: 'display 1' })],
      );
    });

    await step('so does the tenth, reached with the keyboard', async () => {
      await expectActive(select, 'label 1');
      await pressKeys(select, 'ArrowUp', 'ArrowUp');
      await expectActive(select, 'label 9');
      await pressKeys(select, 'Enter');
      await eventually(() => expect(tagTexts(select)).toEqual(['display 1', 'display 9']));
    });

    await step('there are ten options; Down from the last goes to the first', async () => {
      await pressKeys(select, 'ArrowDown');
      await expectActive(select, 'label 0');
      await pressKeys(select, 'Enter');
      await eventually(() => expect(tagTexts(select)).toHaveLength(3));
      await expect(args.onChange).toHaveBeenLastCalledWith([1, 9, 0], expect.anything());
    });

    await step('selecting an option again removes it', async () => {
      await chooseOption(select, 'label 1');
      await eventually(() => expect(tagTexts(select)).toEqual(['display 9', 'display 0']));
      await expect(args.onDeselect).toHaveBeenLastCalledWith(1, expect.anything());
    });

    await step('a remove icon removes its tag', async () => {
      await userEvent.click(removeIcon(select, 'display 9')!);
      await eventually(() => expect(tagTexts(select)).toEqual(['display 0']));
    });

    await step('the clear icon removes everything', async () => {
      await userEvent.click(clearIcon(select)!);
      await eventually(() => expect(tagTexts(select)).toEqual([]));
      await expect(args.onChange).toHaveBeenLastCalledWith([], []);
      await expect(clearIcon(select)).toBeNull();
    });
  },
};
