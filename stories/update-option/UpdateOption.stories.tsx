import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  chooseOption,
  chosenText,
  eventually,
  expectClosed,
  expectWidth,
  findOption,
  openList,
  optionTexts,
  pressKeys,
  selectOf,
} from '../_shared/play.ts';
import UpdateOption from './UpdateOption.tsx';

const meta = {
  title: 'States/update-option',
  id: 'demo-update-option',
  component: UpdateOption,
  args: { onChange: fn() },
} satisfies Meta<typeof UpdateOption>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Behavior: Story = {
  tags: ['test'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Person' });
    const shown = canvas.getByRole('status');
    const button = canvas.getByRole('button', { name: 'update option label' });

    await step('at first it shows "label: Lucy" and Lucy is selected, 120 px wide', async () => {
      await expect(shown).toHaveTextContent(/^label: Lucy$/);
      await expect(chosenText(select)).toBe('Lucy');
      await expectWidth(selectOf(select), 120);
    });

    for (const label of ['newlabel 0', 'newlabel 1', 'newlabel 2']) {
      await step(`the button sets the shown and the chosen label to "${label}"`, async () => {
        await userEvent.click(button);
        await eventually(() => expect(chosenText(select)).toBe(label));
        await expect(shown.textContent).toBe(`label: ${label}`);
      });
    }

    await step("the list's option has the new label, too", async () => {
      await openList(select);
      await expect(optionTexts(select)).toEqual(['newlabel 2']);
      await expect(await findOption(select, 'newlabel 2')).toHaveAttribute('aria-selected', 'true');
      await pressKeys(select, 'Escape');
      await expectClosed(select);
    });
  },
};

export const Combobox: Story = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Text' });

    await step('the options are the typed text once, twice and three times', async () => {
      await userEvent.type(select, 'ab');
      await eventually(() => expect(optionTexts(select)).toEqual(['ab', 'abab', 'ababab']));
      await expect(args.onChange).toHaveBeenLastCalledWith('ab', expect.anything());
    });

    await step('they follow every keystroke', async () => {
      await userEvent.type(select, 'c');
      await eventually(() => expect(optionTexts(select)).toEqual(['abc', 'abcabc', 'abcabcabc']));
    });

    await step('choosing an option makes it the text', async () => {
      await chooseOption(select, 'abcabc');
      await expectClosed(select);
      await expect(select).toHaveValue('abcabc');
      await expect(args.onChange).toHaveBeenLastCalledWith('abcabc', expect.anything());
    });

    await step('then the options are its own multiples', async () => {
      await openList(select);
      await expect(optionTexts(select)).toEqual(['abcabc', 'abcabc'.repeat(2), 'abcabc'.repeat(3)]);
    });

    await step('without text there are no options', async () => {
      await userEvent.clear(select);
      await eventually(() => expect(optionTexts(select)).toEqual([]));
    });
  },
};
