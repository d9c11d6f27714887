import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { chooseOption, eventually, openList, optionTexts } from '../_shared/play.ts';
import TypedSelect from './TypedSelect.tsx';

const meta = {
  title: 'Guides/TypeScript',
  component: TypedSelect,
} satisfies Meta<typeof TypedSelect>;

export default meta;

export const Typed: StoryObj<typeof meta> = {
  name: 'Typed values and options',
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'City' });

    await step('the filter reads a field of the options', async () => {
      await openList(field);
      await userEvent.type(field, 'norw');
      await eventually(() => expect(optionTexts(field)).toEqual(['Oslo']));
    });

    await step('onChange gets the option with its field', async () => {
      await chooseOption(field, 'Oslo');
      await eventually(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('Oslo is in Norway.'),
      );
    });
  },
};
