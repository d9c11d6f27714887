import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import { eventually, openList, optionTexts } from '../_shared/play.ts';
import City from './HomeChinese.tsx';

const meta = {
  title: 'zh-CN/Home',
  tags: ['zh-CN'],
  component: City,
  args: { onChange: fn() },
} satisfies Meta<typeof City>;

export default meta;

export const Example: StoryObj<typeof meta> = {
  play: async ({ canvasElement, step }) => {
    const field = within(canvasElement).getByRole('combobox', { name: '城市' });

    await step('typing filters the cities by their Chinese names', async () => {
      await openList(field);
      await userEvent.type(field, '罗');
      await eventually(() => expect(optionTexts(field)).toEqual(['罗马']));
    });
  },
};
