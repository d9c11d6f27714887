import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  activeOption,
  animationsDuring,
  backspaceUntil,
  chooseOption,
  clearIcon,
  eventually,
  expectActive,
  expectClosed,
  expectListWindow,
  expectRed,
  expectWidth,
  findOption,
  generatedLabels,
  openList,
  openPopupOf,
  optionTexts,
  pasteText,
  pressKeys,
  removeIcon,
  selectOf,
  tagTexts,
  walkList,
} from '../_shared/play.ts';
import CustomIcon from './CustomIcon.tsx';

const meta = {
  title: 'Customizing/custom-icon',
  id: 'demo-custom-icon',
  component: CustomIcon,
  args: { onChange: fn(), onSelect: fn(), onDeselect: fn(), onSearch: fn() },
} satisfies Meta<typeof CustomIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

const arrow = (field: HTMLElement) => selectOf(field).querySelector('.rc-select-arrow')!;
const drawing = (name: string) => `svg[data-icon="${name}"]`;
const itemIcon = (row: HTMLElement) => row.querySelector('.rc-select-item-option-state');

export const Basic: Story = {};

export const Behavior: Story = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Combobox' });

    await step('the arrow is a custom icon; without text there is no clear icon', async () => {
      await expectWidth(selectOf(field), 500);
      await expect(arrow(field).querySelector(drawing('arrow'))).toBeVisible();
      await expect(clearIcon(field)).toBeNull();
    });

    await step('while there is search text, the arrow is a cat', async () => {
      await userEvent.type(field, 'lu');
      await expect(args.onSearch).toHaveBeenLastCalledWith('lu');
      await expect(arrow(field)).toHaveTextContent(/^😺$/u);
      await expect(arrow(field).querySelector('svg')).toBeNull();
    });

    await step('the clear icon is a custom icon and empties the text', async () => {
      await expect(clearIcon(field)!.querySelector(drawing('clear'))).toBeVisible();
      await userEvent.click(clearIcon(field)!);
      await expect(field).toHaveValue('');
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await expect(arrow(field).querySelector(drawing('arrow'))).toBeVisible();
    });

    await step('the list has the people, none with an icon; jack is red', async () => {
      await openList(field);
      await expect(optionTexts(field)).toEqual(['jack', 'lucy', 'disabled', 'yiminghe']);
      await expectRed((await findOption(field, 'jack')).querySelector('b')!);
      for (const text of optionTexts(field)) {
        await expect(itemIcon(await findOption(field, text))).toBeNull();
      }
    });

    await step('the selected option has a rose on the right', async () => {
      await chooseOption(field, 'lucy');
      await expect(args.onChange).toHaveBeenLastCalledWith('lucy');
      await expectClosed(field);
      await openList(field);
      const row = await findOption(field, 'lucy');
      await expect(itemIcon(row)).toHaveTextContent(/^🌹$/u);
      const icon = itemIcon(row)!.getBoundingClientRect();
      await expect(row.getBoundingClientRect().right - icon.right).toBeLessThan(20);
      await expect(itemIcon(await findOption(field, 'jack'))).toBeNull();
    });

    await step('Down fills in the next person and skips the disabled one', async () => {
      await eventually(() => expect(activeOption(field)).toBe('lucy'));
      await pressKeys(field, 'ArrowDown');
      await expect(field).toHaveValue('yiminghe');
      await pressKeys(field, 'Enter');
      await expect(args.onSelect).toHaveBeenLastCalledWith('yiminghe', expect.anything());
    });

    await step('a click on the disabled person does nothing', async () => {
      await openList(field);
      await userEvent.click(await findOption(field, 'disabled'));
      await openPopupOf(field);
      await expect(field).toHaveValue('yiminghe');
      await pressKeys(field, 'Escape');
      await expectClosed(field);
    });

    await step('toggle disabled works both ways', async () => {
      const toggle = within(canvasElement).getByRole('button', { name: 'toggle disabled' });
      await userEvent.click(toggle);
      await expect(field).toBeDisabled();
      await expect(clearIcon(field)).toBeNull();
      await userEvent.click(toggle);
      await expect(field).toBeEnabled();
      await openList(field);
    });
  },
};

/** Icons of items and tags, separators and the animation of the list. */
export const Multiple: Story = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Multiple' });
    const anim = within(canvasElement).getByRole('checkbox', { name: 'anim' });
    const iconOf = async (text: string) => itemIcon(await findOption(field, text));

    await step('it has the same clear icon', async () => {
      await expect(clearIcon(field)!.querySelector(drawing('clear'))).toBeVisible();
    });

    await step('a10 is selected, and has no remove icon because it is disabled', async () => {
      await expectWidth(selectOf(field), 500);
      await expect(tagTexts(field)).toEqual(['option-10']);
      await expect(removeIcon(field, 'option-10')).toBeUndefined();
      await expect(arrow(field).querySelector(drawing('arrow'))).toBeVisible();
    });

    await step('the animation is on at first: the list slides', async () => {
      await expect(anim).toBeChecked();
      const names = await animationsDuring(() => openList(field));
      await expect(names).toContainEqual(expect.stringMatching(/slide-?up/i));
    });

    await step('the list shows 200 px of its 26 options; the arrow keys wrap around', async () => {
      await expectListWindow(field);
      await expectActive(field, 'option-11');
      await pressKeys(field, 'ArrowUp');
      await expectActive(field, 'option-35');
      await pressKeys(field, 'ArrowDown');
      await expectActive(field, 'option-11');
      await expect(await walkList(field)).toEqual(generatedLabels(11));
    });

    await step('a selected option has a rose, every other one a box', async () => {
      await expect(await iconOf('option-10')).toHaveTextContent(/^🌹$/u);
      await expect(await iconOf('option-11')).toHaveTextContent(/^☑️$/u);
      await chooseOption(field, 'option-11');
      await expect(await iconOf('option-11')).toHaveTextContent(/^🌹$/u);
      await expect(args.onChange).toHaveBeenLastCalledWith(['a10', 'b11']);
    });

    await step('a click on the disabled option does not remove it', async () => {
      await userEvent.click(await findOption(field, 'option-10'));
      await expect(tagTexts(field)).toEqual(['option-10', 'option-11']);
    });

    await step('the remove icon is a custom icon and removes the value', async () => {
      const remove = removeIcon(field, 'option-11')!;
      await expect(remove.querySelector(drawing('remove'))).toBeVisible();
      await userEvent.click(remove);
      await expect(args.onDeselect).toHaveBeenLastCalledWith('b11', expect.anything());
      await expect(tagTexts(field)).toEqual(['option-10']);
    });

    await step('typing a space or a comma ends a word', async () => {
      await userEvent.type(field, 'option-12 option-13,');
      await expect(args.onChange).toHaveBeenLastCalledWith(['a10', 'c12', 'd13']);
      await expect(field).toHaveValue('');
    });

    await step('so do both in pasted text; a word that matches no label is dropped', async () => {
      await pasteText(field, 'option-14,option-15 nobody');
      await expect(args.onChange).toHaveBeenLastCalledWith(['a10', 'c12', 'd13', 'e14', 'f15']);
    });

    await step(
      'Backspace removes the values from last to first, except the disabled one',
      async () => {
        const left = ['10', '12', '13', '14'].map((n) => `option-${n}`);
        await backspaceUntil(field, () => expect(tagTexts(field)).toEqual(left));
        await pressKeys(field, 'Backspace', 'Backspace', 'Backspace', 'Backspace');
        await expect(args.onChange).toHaveBeenLastCalledWith(['a10']);
        await expect(tagTexts(field)).toEqual(['option-10']);
      },
    );

    await step('without the animation the list appears at once; with it, it slides', async () => {
      await pressKeys(field, 'Escape');
      await expectClosed(field);
      await userEvent.click(anim);
      await expect(anim).not.toBeChecked();
      await expect(await animationsDuring(() => openList(field))).toEqual([]);
      await pressKeys(field, 'Escape');
      await expectClosed(field);
      await userEvent.click(anim);
      const names = await animationsDuring(() => openList(field));
      await expect(names).toContainEqual(expect.stringMatching(/slide-?up/i));
    });
  },
};
