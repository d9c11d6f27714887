import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { chooseOption, chosenText, eventually, openList, popupOf } from '../_shared/play.ts';
import HighlightMatch from './HighlightMatch.tsx';

const meta = {
  title: 'Recipes',
  component: HighlightMatch,
} satisfies Meta<typeof HighlightMatch>;

export default meta;

export const HighlightTheMatch: StoryObj<typeof meta> = {
  name: 'Highlight the match',
  parameters: { storysite: { keywords: ['highlight match', 'highlight', '高亮', '关键字高亮'] } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'City' });
    const marks = () =>
      [...popupOf(field)!.querySelectorAll('mark')].map(({ textContent }) => textContent);

    await step('what was typed is marked in each option', async () => {
      await openList(field);
      await userEvent.type(field, 'ber');
      await eventually(() => expect(marks()).toEqual(['Ber', 'Ber']));
    });

    await step('the selected city has no mark', async () => {
      await chooseOption(field, 'Berlin');
      await eventually(() => expect(chosenText(field)).toBe('Berlin'));
    });
  },
};
