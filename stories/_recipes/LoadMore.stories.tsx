import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from '@storybook/test';
import { eventually, findOption, openList, optionTexts, popupOf } from '../_shared/play.ts';
import LoadMore from './LoadMore.tsx';

const meta = {
  title: 'Recipes',
  component: LoadMore,
} satisfies Meta<typeof LoadMore>;

export default meta;

export const LoadMoreOnScroll: StoryObj<typeof meta> = {
  name: 'Load more on scroll',
  parameters: {
    storysite: {
      keywords: [
        'infinite scroll',
        'load more',
        'lazy loading',
        'pagination',
        'onPopupScroll',
        '滚动加载',
        '加载更多',
        '无限滚动',
        '分页',
      ],
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Order' });
    const list = () => popupOf(field)!.querySelector('.rc-virtual-list-holder')!;

    await step('opening the list loads the first page', async () => {
      await openList(field);
      await findOption(field, 'Order 1');
    });

    await step('its end loads the next one, each time', async () => {
      for (const last of ['Order 40', 'Order 60']) {
        await eventually(() => {
          list().scrollTop = list().scrollHeight;
          expect(optionTexts(field)).toContain(last);
        });
      }
    });
  },
};
