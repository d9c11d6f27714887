import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from '@storybook/test';
import { eventually, pressKeys } from '../_shared/play.ts';
import PressKeys from './PressKeys.tsx';

const meta = {
  title: 'Keyboard',
  component: PressKeys,
  argTypes: { texts: { table: { disable: true } } },
} satisfies Meta<typeof PressKeys>;

export default meta;

export const EachMode: StoryObj<typeof meta> = {
  name: 'Each mode',
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const line = canvasElement.querySelector('[data-pressed]');
    const press = async (name: string, key: Parameters<typeof pressKeys>[1]) => {
      const field = canvas.getByRole('combobox', { name });
      field.focus();
      await pressKeys(field, key);
    };

    for (const [name, key, text] of [
      ['single', 'ArrowDown', /^Down · single · list closedOpens the list at the selected option$/],
      ['single', 'Escape', /list openCloses the list$/],
      ['tags', 'ArrowUp', /^Up · tags · list closedOpens the list at the first option$/],
      ['tags', 'Enter', /an option is activeSelects or deselects it/],
      ['combobox', 'ArrowDown', /no option is active$/],
    ] as const) {
      await step(`${key} in ${name} is described`, async () => {
        await press(name, key);
        await eventually(() => expect(line).toHaveTextContent(text));
      });
    }
  },
};
