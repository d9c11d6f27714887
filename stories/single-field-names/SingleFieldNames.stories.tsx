import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  chosenText,
  expectActive,
  expectClosed,
  expectWidth,
  findOption,
  openList,
  openPopupOf,
  optionTexts,
  pressKeys,
  selectOf,
} from '../_shared/play.ts';
import SingleFieldNames from './SingleFieldNames.tsx';

const meta = {
  title: 'Search and filter/single-field-names',
  id: 'demo-single-field-names',
  component: SingleFieldNames,
  args: { onChange: fn(), onSelect: fn() },
} satisfies Meta<typeof SingleFieldNames>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};

export const Behavior: StoryObj<typeof meta> = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Plant' });

    await step('nothing is chosen at first; the select is 500 px wide', async () => {
      await expect(chosenText(select)).toBeUndefined();
      await expectWidth(selectOf(select), 500);
    });

    await step('the group comes from fieldOptions, with the label of fieldLabel', async () => {
      const popup = await openList(select);
      const group = popup.querySelector('.rc-select-item-group');
      await expect(group).toHaveTextContent(/^Group$/);
      await expect(group).toBe(popup.querySelector('.rc-select-item'));
    });

    await step('its options show fieldLabel and are grouped', async () => {
      await expect(optionTexts(select)).toEqual(['Bamboo', 'Light']);
      await expect(await findOption(select, 'Bamboo')).toHaveClass('rc-select-item-option-grouped');
    });

    await step('the group itself cannot be chosen', async () => {
      await userEvent.click(within(await openPopupOf(select)).getByText('Group'));
      await expect(args.onChange).not.toHaveBeenCalled();
    });

    await step('a click chooses the value of fieldValue', async () => {
      await userEvent.click(await findOption(select, 'Light'));
      await expectClosed(select);
      await expect(chosenText(select)).toBe('Light');
      await expect(args.onChange).toHaveBeenLastCalledWith('light', {
        fieldLabel: 'Light',
        fieldValue: 'light',
      });
      await expect(args.onSelect).toHaveBeenLastCalledWith('light', expect.anything());
    });

    await step('the keyboard chooses it, too', async () => {
      await openList(select);
      await expectActive(select, 'Light');
      await pressKeys(select, 'ArrowDown');
      await expectActive(select, 'Bamboo');
      await pressKeys(select, 'Enter');
      await expectClosed(select);
      await expect(chosenText(select)).toBe('Bamboo');
      await expect(args.onChange).toHaveBeenLastCalledWith('bamboo', expect.anything());
    });

    await step('Escape closes and keeps the value', async () => {
      await openList(select);
      await pressKeys(select, 'ArrowDown', 'Escape');
      await expectClosed(select);
      await expect(chosenText(select)).toBe('Bamboo');
    });
  },
};
