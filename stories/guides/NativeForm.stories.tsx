import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { chooseOption, chosenText, eventually, pressKeys, selectOf } from '../_shared/play.ts';
import NativeForm from './NativeForm.tsx';

const meta = {
  title: 'Guides/Use it in a form',
  component: NativeForm,
} satisfies Meta<typeof NativeForm>;

export default meta;

export const Native: StoryObj<typeof meta> = {
  name: 'A native form',
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'City (required)' });
    const form = field.closest('form')!;
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const sent = canvas.getAllByRole('status').at(-1)!;
    const cityOf = () => new FormData(form).get('city');

    await step('with nothing chosen it is not sent, says why, and focuses the field', async () => {
      await expect(field).not.toBeInvalid();
      await send();
      await expect(canvas.getByRole('alert')).toHaveTextContent('Choose a city.');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('Choose a city.');
      await expect(field).toHaveFocus();
      await expect(selectOf(field)).toHaveAttribute('aria-invalid', 'true');
      await expect(sent).toBeEmptyDOMElement();
    });

    await step('choosing a city removes the error', async () => {
      await chooseOption(field, 'Oslo');
      await eventually(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
      await expect(field).not.toBeInvalid();
    });

    await step('Send sends the value by the name of the hidden input', async () => {
      await expect(cityOf()).toBe('oslo');
      await send();
      await expect(sent).toHaveTextContent('Sent: city=oslo');
    });

    await step('Enter in the field opens the list and does not send', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await pressKeys(field, 'Enter');
      await eventually(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
      await pressKeys(field, 'Escape');
    });

    await step('Reset empties the select', async () => {
      await chooseOption(field, 'Riga');
      await eventually(() => expect(chosenText(field)).toBe('Riga'));
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(chosenText(field)).toBeUndefined();
      await expect(cityOf()).toBe('');
      await expect(sent).toBeEmptyDOMElement();
    });
  },
};
