import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, within } from '@storybook/test';
import { chooseOption, chosenText, eventually } from '../_shared/play.ts';
import Person from './Person.tsx';

const meta = {
  title: 'Getting started',
  component: Person,
  args: { onChange: fn() },
} satisfies Meta<typeof Person>;

export default meta;

export const FirstSelect: StoryObj<typeof meta> = {
  name: 'A first select',
  play: async ({ args, canvasElement, step }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Person' });

    await step('Lucy is selected at first, and then who is chosen', async () => {
      await expect(chosenText(field)).toBe('Lucy');
      await chooseOption(field, 'Jack');
      await eventually(() => expect(chosenText(field)).toBe('Jack'));
      await expect(args.onChange).toHaveBeenLastCalledWith('jack', expect.anything());
    });
  },
};
