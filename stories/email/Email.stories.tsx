import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  activeOption,
  chooseOption,
  eventually,
  expectClosed,
  openPopupOf,
  optionTexts,
  pressKeys,
  selectOf,
} from '../_shared/play.ts';
import Email from './Email.tsx';

const meta = {
  title: 'Search and filter/email',
  id: 'demo-email',
  component: Email,
  args: { onChange: fn(), onSelect: fn() },
} satisfies Meta<typeof Email>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};

export const Behavior: StoryObj<typeof meta> = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Account' });
    const expectProposals = async (proposals: string[]) => {
      await openPopupOf(field);
      await eventually(() => expect(optionTexts(field)).toEqual(proposals));
    };

    await step('it is 200 px wide, empty, and asks for an account name', async () => {
      await expect(selectOf(field).offsetWidth).toBe(200);
      await expect(field).toHaveValue('');
      await expect(canvas.getByText('please enter account name')).toBeVisible();
    });

    await step('without text it suggests nothing and does not open', async () => {
      await userEvent.click(field);
      await pressKeys(field, 'ArrowDown');
      await expectClosed(field);
      await expect(optionTexts(field)).toEqual([]);
    });

    await step('text without @ is completed with the three mail domains', async () => {
      await userEvent.type(field, 'joe');
      await expect(args.onChange).toHaveBeenLastCalledWith('joe');
      await expectProposals(['joe@gmail.com', 'joe@yahoo.com', 'joe@outlook.com']);
    });

    await step('the suggestions follow the text', async () => {
      await userEvent.keyboard('{Backspace}y');
      await expectProposals(['joy@gmail.com', 'joy@yahoo.com', 'joy@outlook.com']);
    });

    await step(
      'no suggestion is active before an arrow key, and Enter keeps the text',
      async () => {
        await expect(activeOption(field)).toBeUndefined();
        await pressKeys(field, 'Enter');
        await expectClosed(field);
        await expect(field).toHaveValue('joy');
        await expect(args.onSelect).not.toHaveBeenCalled();
      },
    );

    await step('Down, Down and Enter choose the second', async () => {
      await pressKeys(field, 'ArrowDown');
      await openPopupOf(field);
      await pressKeys(field, 'ArrowDown', 'ArrowDown', 'Enter');
      await expect(args.onSelect).toHaveBeenLastCalledWith('joy@yahoo.com', expect.anything());
      await expect(field).toHaveValue('joy@yahoo.com');
    });

    await step('text with @ is suggested as it is', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'joe@work');
      await expectProposals(['joe@work']);
      await userEvent.keyboard('.example');
      await expectProposals(['joe@work.example']);
    });

    await step('a single @ is suggested as it is', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '@');
      await expectProposals(['@']);
    });

    await step(
      'without text again it suggests nothing, shows no "Not Found", and closes',
      async () => {
        await userEvent.clear(field);
        await expectClosed(field);
        await expect(args.onChange).toHaveBeenLastCalledWith('');
        await expect(within(document.body).queryByText('Not Found')).toBeNull();
      },
    );

    await step('a click on a suggestion chooses it', async () => {
      await userEvent.type(field, 'ann');
      await chooseOption(field, 'ann@outlook.com');
      await expect(field).toHaveValue('ann@outlook.com');
      await expectClosed(field);
    });
  },
};
