import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from '@storybook/test';
import { chooseOption, eventually, findOption, openList, tagTexts } from '../_shared/play.ts';
import LimitSelections from './LimitSelections.tsx';

const meta = {
  title: 'Recipes',
  component: LimitSelections,
} satisfies Meta<typeof LimitSelections>;

export default meta;

export const LimitTheSelections: StoryObj<typeof meta> = {
  name: 'Limit the number of selections',
  parameters: {
    storysite: {
      keywords: [
        'max count',
        'maxCount',
        'limit selections',
        'limit selection',
        'limit of selections',
        '限制数量',
        '最多选择',
      ],
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Toppings' });
    const isDisabled = async (name: string) =>
      (await findOption(field, name)).classList.contains('rc-select-item-option-disabled');

    await step('after the third, the others are disabled', async () => {
      await openList(field);
      await expect(await isDisabled('Corn')).toBe(false);
      await chooseOption(field, 'Capers');
      await eventually(() => expect(tagTexts(field)).toEqual(['Basil', 'Olives', 'Capers']));
      await expect(await isDisabled('Corn')).toBe(true);
      await expect(canvas.getByText('3 of 3 selected')).toBeVisible();
    });

    await step('one less, and they are not', async () => {
      await chooseOption(field, 'Basil');
      await eventually(() => expect(tagTexts(field)).toEqual(['Olives', 'Capers']));
      await expect(await isDisabled('Corn')).toBe(false);
    });
  },
};
