import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { chooseOption, eventually, pressKeys, tagTexts } from '../_shared/play.ts';
import HookForm from './HookForm.tsx';

const meta = {
  title: 'Guides/Use it in a form',
  component: HookForm,
} satisfies Meta<typeof HookForm>;

export default meta;

export const ReactHookForm: StoryObj<typeof meta> = {
  name: 'react-hook-form',
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Cities (required)' });
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const sent = canvas.getAllByRole('status').at(-1)!;

    await step('with nothing chosen it is not sent, says why, and focuses the field', async () => {
      await send();
      await eventually(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent('Choose at least one city.'),
      );
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('Choose at least one city.');
      await expect(field).toHaveFocus();
      await expect(sent).toBeEmptyDOMElement();
    });

    await step('choosing removes the error, and Send sends all values', async () => {
      await chooseOption(field, 'Riga');
      await chooseOption(field, 'Lisbon');
      await eventually(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
      await pressKeys(field, 'Escape');
      await send();
      await eventually(() => expect(sent).toHaveTextContent('Sent: riga, lisbon'));
    });

    await step('Reset empties the select', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await eventually(() => expect(tagTexts(field)).toEqual([]));
      await expect(sent).toBeEmptyDOMElement();
    });
  },
};
