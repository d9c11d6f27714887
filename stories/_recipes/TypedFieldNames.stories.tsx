import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from '@storybook/test';
import { chooseOption, chosenText, eventually } from '../_shared/play.ts';
import TypedFieldNames from './TypedFieldNames.tsx';

const meta = {
  title: 'Recipes',
  component: TypedFieldNames,
} satisfies Meta<typeof TypedFieldNames>;

export default meta;

export const TypedNames: StoryObj<typeof meta> = {
  name: 'Typed field names',
  parameters: {
    storysite: {
      keywords: ['typed field names', 'custom field names', '字段名', '自定义字段名', '类型安全'],
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Country' });

    await step('labels and values come from the fields that are named', async () => {
      await expect(chosenText(field)).toBe('Norway');
      await chooseOption(field, 'Latvia');
      await eventually(() => expect(chosenText(field)).toBe('Latvia'));
    });
  },
};
