import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from '@storybook/test';
import { eventually, selectOf } from '../_shared/play.ts';
import CollapseTags from './CollapseTags.tsx';

const meta = {
  title: 'Recipes',
  component: CollapseTags,
} satisfies Meta<typeof CollapseTags>;

export default meta;

export const CollapseTagsOnOneLine: StoryObj<typeof meta> = {
  name: 'Collapse tags',
  parameters: { storysite: { keywords: ['+N more', 'collapse tags', '折叠标签'] } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const select = selectOf(canvas.getByRole('combobox', { name: 'Cities' }));

    await step('the tags that do not fit are counted', async () => {
      await eventually(() => expect(select).toHaveTextContent(/\+[1-5] more/));
      await expect(select.getBoundingClientRect().height).toBeLessThan(40);
    });
  },
};
