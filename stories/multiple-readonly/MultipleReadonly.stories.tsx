import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import MultipleReadonly from './MultipleReadonly.tsx';

const meta = {
  title: 'Demo/multiple-readonly',
  component: MultipleReadonly,
  args: { onChange: fn() },
} satisfies Meta<typeof MultipleReadonly>;

export default meta;

export const Basic: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args, step }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Options' });

    await step('Backspace leaves the disabled value', async () => {
      await userEvent.click(select);
      await userEvent.keyboard('{Backspace}');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};
