import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  chooseOption,
  eventually,
  expectActive,
  expectWidth,
  findOption,
  generatedLabels,
  openList,
  optionTexts,
  pressKeys,
  removeIcon,
  selectOf,
  tagTexts,
  walkList,
} from '../_shared/play.ts';
import MultipleReadonly from './MultipleReadonly.tsx';

const meta = {
  title: 'States/multiple-readonly',
  id: 'demo-multiple-readonly',
  component: MultipleReadonly,
  args: { onChange: fn(), onSelect: fn(), onDeselect: fn() },
} satisfies Meta<typeof MultipleReadonly>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};

export const Behavior: StoryObj<typeof meta> = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Options' });

    await step(
      'option-11 is selected and has no remove icon; the select is 500 px wide',
      async () => {
        await expectWidth(selectOf(select), 500);
        await expect(tagTexts(select)).toEqual(['option-11']);
        await expect(removeIcon(select, 'option-11')).toBeUndefined();
      },
    );

    await step('a list of 200 px assumes rows of 20 px until it has measured them', async () => {
      const drawn = new Set<string>();
      const observer = new MutationObserver(() =>
        optionTexts(select).forEach((it) => drawn.add(it)),
      );
      observer.observe(document.body, { childList: true, subtree: true });
      await openList(select);
      await eventually(() => expect(optionTexts(select).length).toBeLessThan(200 / 20));
      observer.disconnect();
      // One row above the window's end and one below it come on top.
      await expect([...drawn]).toEqual(generatedLabels().slice(0, 200 / 20 + 2));
    });

    await step('Backspace leaves the disabled value', async () => {
      await openList(select);
      await pressKeys(select, 'Backspace', 'Backspace');
      await expect(tagTexts(select)).toEqual(['option-11']);
      await expect(args.onChange).not.toHaveBeenCalled();
    });

    await step('a click on the disabled option leaves it chosen', async () => {
      const row = await findOption(select, 'option-11');
      await expect(row).toHaveClass('rc-select-item-option-disabled');
      await userEvent.click(row);
      await expect(tagTexts(select)).toEqual(['option-11']);
      await expect(args.onDeselect).not.toHaveBeenCalled();
    });

    await step('only b11 is disabled: the arrow keys skip it and nothing else', async () => {
      await expectActive(select, 'option-10');
      await pressKeys(select, 'ArrowDown');
      await expectActive(select, 'option-12');
      await pressKeys(select, 'ArrowUp');
      await expectActive(select, 'option-10');
    });

    await step('the arrow keys reach each of the other 25', async () => {
      const labels = generatedLabels().filter((label) => label !== 'option-11');
      await expect(await walkList(select)).toEqual(labels);
      await expectActive(select, 'option-10');
    });

    await step('other selected options have a remove icon', async () => {
      await pressKeys(select, 'Enter');
      await chooseOption(select, 'option-12');
      await eventually(() =>
        expect(tagTexts(select)).toEqual(['option-11', 'option-10', 'option-12']),
      );
      await expect(args.onChange).toHaveBeenLastCalledWith(
        ['b11', 'a10', 'c12'],
        expect.anything(),
      );
      await userEvent.click(removeIcon(select, 'option-10')!);
      await eventually(() => expect(tagTexts(select)).toEqual(['option-11', 'option-12']));
      await expect(args.onDeselect).toHaveBeenLastCalledWith('a10', expect.anything());
    });

    await step('Backspace removes the others until only the disabled value is left', async () => {
      await openList(select);
      await pressKeys(select, 'Backspace');
      await eventually(() => expect(tagTexts(select)).toEqual(['option-11']));
      await pressKeys(select, 'Backspace');
      await expect(tagTexts(select)).toEqual(['option-11']);
      await expect(args.onChange).toHaveBeenLastCalledWith(['b11'], expect.anything());
      await pressKeys(select, 'Escape');
    });
  },
};
