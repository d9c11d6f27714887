import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  animationsDuring,
  chooseOption,
  chosenText,
  clearIcon,
  eventually,
  expectActive,
  expectClosed,
  expectRed,
  expectWidth,
  findOption,
  openList,
  openPopupOf,
  optionTexts,
  pressKeys,
  selectOf,
} from '../_shared/play.ts';
import SingleAnimation from './SingleAnimation.tsx';

const meta = {
  title: 'Dropdown/single-animation',
  id: 'demo-single-animation',
  component: SingleAnimation,
  args: { onChange: fn(), onSelect: fn(), onSearch: fn() },
} satisfies Meta<typeof SingleAnimation>;

export default meta;

type Story = StoryObj<typeof meta>;

const fieldIn = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Person' });

export const Basic: Story = {};

export const Behavior: Story = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const select = fieldIn(canvasElement);
    const box = selectOf(select).parentElement!;

    await step('lucy is selected; the select is as wide as its box, 300 px', async () => {
      await expect(chosenText(select)).toBe('lucy');
      await expectWidth(box, 300);
      await expect(selectOf(select).offsetWidth).toBe(box.clientWidth);
    });

    await step('a spacer of 150 px is below it', async () => {
      await expect(box.lastElementChild!.clientHeight).toBe(150);
      await expect(box.offsetHeight).toBe(selectOf(select).offsetHeight + 150);
    });

    await step('the popup slides in', async () => {
      const started = await animationsDuring(() => openList(select));
      await expect(started).toContainEqual(expect.stringMatching(/slide-?up/i));
    });

    await step('the list has the people; jack is red and bold, disabled is disabled', async () => {
      await expect(optionTexts(select)).toEqual(['jack', 'lucy', 'disabled', 'yiminghe']);
      const jack = (await findOption(select, 'jack')).querySelector('b')!;
      await expect(Number(getComputedStyle(jack).fontWeight)).toBeGreaterThanOrEqual(700);
      await expectRed(jack);
      await expect(await findOption(select, 'disabled')).toHaveClass(
        'rc-select-item-option-disabled',
      );
    });

    await step('a disabled option cannot be chosen by a click', async () => {
      await userEvent.click(await findOption(select, 'disabled'));
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(chosenText(select)).toBe('lucy');
    });

    await step('or with the keyboard: the arrow keys skip it', async () => {
      await expectActive(select, 'lucy');
      await pressKeys(select, 'ArrowDown');
      await expectActive(select, 'yiminghe');
      await pressKeys(select, 'ArrowUp');
      await expectActive(select, 'lucy');
    });

    await step('Escape closes it, sliding out, and keeps the value', async () => {
      const started = await animationsDuring(async () => {
        await pressKeys(select, 'ArrowUp', 'Escape');
        await expectClosed(select);
      });
      await expect(started).toContainEqual(expect.stringMatching(/slide-?up/i));
      await expect(chosenText(select)).toBe('lucy');
    });

    await step('a click chooses an option', async () => {
      await chooseOption(select, 'yiminghe');
      await expectClosed(select);
      await expect(chosenText(select)).toBe('yiminghe');
      await expect(args.onChange).toHaveBeenLastCalledWith('yiminghe', expect.anything());
    });
  },
};

export const SearchAndClear: Story = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const select = fieldIn(canvasElement);

    await step('the search looks at the values and ignores case', async () => {
      await userEvent.type(select, 'YI');
      await eventually(() => expect(optionTexts(select)).toEqual(['yiminghe']));
      await expect(args.onSearch).toHaveBeenLastCalledWith('YI');
    });

    await step('other text finds nothing', async () => {
      await userEvent.type(select, 'x');
      await expect(await within(await openPopupOf(select)).findByText('Not Found')).toBeVisible();
    });

    await step('Enter chooses the option found', async () => {
      await userEvent.clear(select);
      await userEvent.type(select, 'ja');
      await expectActive(select, 'jack');
      await pressKeys(select, 'Enter');
      await expectClosed(select);
      await expect(chosenText(select)).toBe('jack');
    });

    await step('the clear icon empties the select', async () => {
      await userEvent.click(clearIcon(select)!);
      await eventually(() => expect(chosenText(select)).toBeUndefined());
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined, undefined);
      await expect(clearIcon(select)).toBeNull();
      await expect(canvasElement).toHaveTextContent('Choose a person');
    });
  },
};
