import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  chooseOption,
  expectClosed,
  findOption,
  openList,
  openPopupOf,
  optionTexts,
} from '../_shared/play.ts';
import CustomSelector from './CustomSelector.tsx';

const meta = {
  title: 'Customizing/custom-selector',
  id: 'demo-custom-selector',
  component: CustomSelector,
  args: { onChange: fn(), onSelect: fn(), onDeselect: fn() },
} satisfies Meta<typeof CustomSelector>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};

export const Behavior: StoryObj<typeof meta> = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    const content = within(canvasElement).getByText('Content');

    await step('the whole selector is a span that reads Content', async () => {
      await expect(content.tagName).toBe('SPAN');
      await expect(canvasElement).toHaveTextContent(/^Content$/);
      await expect(document.querySelector('.rc-select')).toBeNull();
      await expect(canvasElement.querySelector('input')).toBeNull();
    });

    await step('a click on it opens the list under it', async () => {
      const popup = await openList(content);
      await expect(optionTexts(content)).toEqual(['Light', 'Bamboo']);
      await expect(popup.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        content.getBoundingClientRect().bottom,
      );
    });

    await step('choosing marks the option and leaves the list open', async () => {
      await chooseOption(content, 'Bamboo');
      await expect(args.onChange).toHaveBeenLastCalledWith(['bamboo']);
      await expect(args.onSelect).toHaveBeenLastCalledWith('bamboo', expect.anything());
      await expect(await findOption(content, 'Bamboo')).toHaveAttribute('aria-selected', 'true');
      await expect(await findOption(content, 'Light')).toHaveAttribute('aria-selected', 'false');
    });

    await step('several can be chosen', async () => {
      await chooseOption(content, 'Light');
      await expect(args.onChange).toHaveBeenLastCalledWith(['bamboo', 'light']);
    });

    await step('choosing an option again deselects it', async () => {
      await chooseOption(content, 'Bamboo');
      await expect(args.onChange).toHaveBeenLastCalledWith(['light']);
      await expect(args.onDeselect).toHaveBeenLastCalledWith('bamboo', expect.anything());
      await expect(await findOption(content, 'Bamboo')).toHaveAttribute('aria-selected', 'false');
    });

    await step('a selection does not change the element, and there is no clear icon', async () => {
      await expect(canvasElement).toHaveTextContent(/^Content$/);
      await expect(document.querySelector('.rc-select-clear')).toBeNull();
    });

    await step('a click outside closes the list', async () => {
      await userEvent.click(document.body);
      await expectClosed(content);
    });

    await step('Tab reaches it, Enter opens the list, and Escape closes it', async () => {
      content.blur();
      await userEvent.tab();
      await expect(content).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await openPopupOf(content);
      await userEvent.keyboard('{Escape}');
      await expectClosed(content);
    });
  },
};
