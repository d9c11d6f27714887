import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from '@storybook/test';
import { chooseOption, eventually } from '../_shared/play.ts';
import Fruit from './Fruit.tsx';

const meta = {
  title: 'Recipes',
  component: Fruit,
} satisfies Meta<typeof Fruit>;

export default meta;

export const TestIt: StoryObj<typeof meta> = {
  name: 'Test it with Testing Library',
  parameters: {
    storysite: {
      keywords: [
        'testing',
        'test',
        'unit test',
        'jest',
        'vitest',
        'testing library',
        '测试',
        '单元测试',
      ],
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('the page says what was chosen', async () => {
      await chooseOption(canvas.getByRole('combobox', { name: 'Fruit' }), 'Pear');
      await eventually(() => expect(canvas.getByText('You chose pear.')).toBeVisible());
    });
  },
};
