import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { eventually, openList, tagTexts } from '../_shared/play.ts';
import SelectAll from './SelectAll.tsx';

const meta = {
  title: 'Recipes',
  component: SelectAll,
} satisfies Meta<typeof SelectAll>;

export default meta;

export const SelectAllOptions: StoryObj<typeof meta> = {
  name: 'Select all',
  parameters: { storysite: { keywords: ['check all', 'toggle all', 'clear all', '全不选'] } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const popup = within(document.body);
    const field = canvas.getByRole('combobox', { name: 'Cities' });

    await step('the button selects all, and the list stays open', async () => {
      await openList(field);
      await userEvent.click(popup.getByRole('button', { name: 'Select all' }));
      await eventually(() =>
        expect(tagTexts(field)).toEqual(['Lisbon', 'Oslo', 'Riga', 'Rome', 'Vienna']),
      );
      await expect(field).toHaveAttribute('aria-expanded', 'true');
    });

    await step('then it clears all', async () => {
      await userEvent.click(popup.getByRole('button', { name: 'Clear all' }));
      await eventually(() => expect(tagTexts(field)).toEqual([]));
    });
  },
};
