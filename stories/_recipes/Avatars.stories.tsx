import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { chooseOption, eventually, openList, optionTexts, selectOf } from '../_shared/play.ts';
import Avatars from './Avatars.tsx';

const meta = {
  title: 'Recipes',
  component: Avatars,
} satisfies Meta<typeof Avatars>;

export default meta;

export const AvatarsInOptions: StoryObj<typeof meta> = {
  name: 'Avatars in options',
  parameters: {
    storysite: {
      keywords: [
        'avatar',
        'avatar in option',
        'icon in option',
        'image in option',
        'render option',
        'custom option render',
        'option template',
        '头像',
        '图标',
        '自定义选项',
      ],
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Person' });

    await step('the selected person has an avatar', async () => {
      await expect(selectOf(field)).toHaveTextContent('A Ada Lovelace');
    });

    await step('the search looks at the name', async () => {
      await openList(field);
      await userEvent.type(field, 'hopp');
      await eventually(() => expect(optionTexts(field)).toEqual(['G Grace Hopper']));
      await chooseOption(field, 'G Grace Hopper');
      await eventually(() => expect(selectOf(field)).toHaveTextContent('G Grace Hopper'));
    });
  },
};
