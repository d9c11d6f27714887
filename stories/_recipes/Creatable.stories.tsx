import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { chooseOption, chosenText, eventually, openList, optionTexts } from '../_shared/play.ts';
import Creatable from './Creatable.tsx';

const meta = {
  title: 'Recipes',
  component: Creatable,
} satisfies Meta<typeof Creatable>;

export default meta;

export const CreateOptions: StoryObj<typeof meta> = {
  name: 'Create options',
  parameters: {
    storysite: {
      keywords: [
        'creatable',
        'create option',
        'create new option',
        'add option',
        '新建选项',
        '创建选项',
      ],
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Label' });

    await step('a text without an option can be created, and is selected', async () => {
      await openList(field);
      await userEvent.type(field, 'Docs');
      await eventually(() => expect(optionTexts(field)).toEqual(['Create “Docs”']));
      await chooseOption(field, 'Create “Docs”');
      await eventually(() => expect(chosenText(field)).toBe('Docs'));
    });

    await step('from then on it is an option', async () => {
      await openList(field);
      await eventually(() =>
        expect(optionTexts(field)).toEqual(['Bug', 'Feature', 'Question', 'Docs']),
      );
    });
  },
};
