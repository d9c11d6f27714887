import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from '@storybook/test';
import { selectOf } from '../_shared/play.ts';
import Sizes from './Sizes.tsx';

const meta = {
  title: 'Guides/Style it',
  component: Sizes,
} satisfies Meta<typeof Sizes>;

export default meta;

export const InThreeSizes: StoryObj<typeof meta> = {
  name: 'Sizes',
  play: async ({ canvasElement, step }) => {
    for (const [name, height] of [
      ['Small', 26],
      ['Default', 34],
      ['Large', 42],
    ] as const) {
      await step(`${name} is ${height} px high, and its text is in the middle`, async () => {
        const select = selectOf(within(canvasElement).getByRole('combobox', { name }));
        const box = select.getBoundingClientRect();
        const text = select.querySelector('.rc-select-selection-item')!.getBoundingClientRect();
        await expect(box.height).toBe(height);
        await expect(text.top - box.top).toBe(box.bottom - text.bottom);
      });
    }
  },
};
