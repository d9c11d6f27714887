import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  chooseOption,
  chosenText,
  eventually,
  expectActive,
  expectClosed,
  expectRed,
  expectWidth,
  findOption,
  openList,
  openPopupOf,
  optionTexts,
  pressKeys,
  selectOf,
} from '../_shared/play.ts';
import Optgroup from './Optgroup.tsx';

const meta = {
  title: 'Basics/optgroup',
  id: 'demo-optgroup',
  component: Optgroup,
  args: { onChange: fn(), onSelect: fn() },
} satisfies Meta<typeof Optgroup>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};

export const Behavior: StoryObj<typeof meta> = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Person' });

    await step('lucy is chosen at first; the select is 500 px wide', async () => {
      await expect(chosenText(select)).toBe('lucy');
      await expectWidth(selectOf(select), 500);
    });

    await step('two groups hold the options', async () => {
      await openList(select);
      const items = (await openPopupOf(select)).querySelectorAll('.rc-select-item');
      await expect([...items].map((item) => item.firstChild!.textContent)).toEqual([
        'manager',
        'jack',
        'lucy',
        'engineer',
        'yiminghe',
      ]);
      const groups = [...items].filter((item) => item.matches('.rc-select-item-group'));
      await expect(groups.map((group) => group.textContent)).toEqual(['manager', 'engineer']);
    });

    await step("each option's own field is an attribute of its element", async () => {
      await expect(await findOption(select, 'jack')).toHaveAttribute('data-desk', 'harbour');
      await expect(await findOption(select, 'lucy')).toHaveAttribute('data-desk', 'garden');
      await expect(await findOption(select, 'yiminghe')).toHaveAttribute('data-desk', 'attic');
    });

    await step('jack is red and bold', async () => {
      const name = (await findOption(select, 'jack')).querySelector('b')!;
      await expect(Number(getComputedStyle(name).fontWeight)).toBeGreaterThanOrEqual(700);
      await expectRed(name);
    });

    await step('a group cannot be chosen by a click', async () => {
      await userEvent.click(within(await openPopupOf(select)).getByText('engineer'));
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(select).toHaveAttribute('aria-expanded', 'true');
    });

    await step('the arrow keys skip the groups and wrap around', async () => {
      await expectActive(select, 'lucy');
      await pressKeys(select, 'ArrowDown');
      await expectActive(select, 'yiminghe');
      await pressKeys(select, 'ArrowDown');
      await expectActive(select, 'jack');
      await pressKeys(select, 'ArrowUp');
      await expectActive(select, 'yiminghe');
    });

    await step('Enter chooses the active option and closes the list', async () => {
      await pressKeys(select, 'Enter');
      await expectClosed(select);
      await expect(chosenText(select)).toBe('yiminghe');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        'yiminghe',
        expect.objectContaining({ 'data-desk': 'attic' }),
      );
    });

    await step('without showSearch the field takes no text', async () => {
      await expect(select).toHaveAttribute('readonly');
      await openList(select);
      await userEvent.keyboard('jack');
      await expect(select).toHaveValue('');
      await expect(optionTexts(select)).toEqual(['jack', 'lucy', 'yiminghe']);
    });

    await step('Escape closes and keeps the value', async () => {
      await pressKeys(select, 'ArrowDown', 'Escape');
      await expectClosed(select);
      await expect(chosenText(select)).toBe('yiminghe');
    });

    await step('a click also selects', async () => {
      await chooseOption(select, 'jack');
      await eventually(() => expect(chosenText(select)).toBe('jack'));
      await expect(args.onSelect).toHaveBeenLastCalledWith(
        'jack',
        expect.objectContaining({ 'data-desk': 'harbour' }),
      );
      await expectClosed(select);
    });
  },
};
