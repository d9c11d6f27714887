import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { chooseOption, chosenText, eventually, openList, optionTexts } from '../_shared/play.ts';
import LongList from './LongList.tsx';

const meta = {
  title: 'Guides/Long lists',
  component: LongList,
} satisfies Meta<typeof LongList>;

export default meta;

export const TenThousand: StoryObj<typeof meta> = {
  name: '10,000 options',
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = () => canvas.getByRole('combobox', { name: 'One of 10,000' });
    const output = canvas.getByRole('status');

    await step('the page has a row for what is in view, and a few more', async () => {
      await openList(field());
      await eventually(() =>
        expect(output).toHaveTextContent(/^\d{1,2} rows in the page, opened in \d+ ms$/),
      );
    });

    await step('search finds the last option', async () => {
      await userEvent.type(field(), '10000');
      await eventually(() => expect(optionTexts(field())).toEqual(['Option 10000']));
      await chooseOption(field(), 'Option 10000');
      await eventually(() => expect(chosenText(field())).toBe('Option 10000'));
    });
  },
};
