import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  eventually,
  expectClosed,
  openList,
  optionTexts,
  pressKeys,
  selectOf,
} from '../_shared/play.ts';
import City from './Home.tsx';

const meta = {
  title: 'Home',
  component: City,
  args: { onChange: fn() },
} satisfies Meta<typeof City>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ args, canvasElement, step }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'City' });

    await step('the list has three cities', async () => {
      await openList(field);
      await expect(optionTexts(field)).toEqual(['Lisbon', 'Oslo', 'Rome']);
    });

    await step('typing filters them by their names, and Enter selects', async () => {
      await userEvent.type(field, 'o');
      await eventually(() => expect(optionTexts(field)).toEqual(['Lisbon', 'Oslo', 'Rome']));
      await userEvent.type(field, 'm');
      await eventually(() => expect(optionTexts(field)).toEqual(['Rome']));
      await pressKeys(field, 'Enter');
      await expectClosed(field);
      await expect(args.onChange).toHaveBeenLastCalledWith('rom', expect.anything());
      await expect(selectOf(field)).toHaveTextContent('Rome');
    });
  },
};
