import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  activeOption,
  chooseOption,
  chosenText,
  eventually,
  expectClosed,
  expectRed,
  findOption,
  openList,
  openPopupOf,
  optionTexts,
  popupOf,
  pressKeys,
  selectOf,
  walkList,
} from '../_shared/play.ts';
import Controlled from './Controlled.tsx';

const onDropdownVisibleChange = fn();

const meta = {
  title: 'Basics/controlled',
  id: 'demo-controlled',
  component: Controlled,
  args: { onChange: fn(), onSearch: fn(), onDropdownVisibleChange },
} satisfies Meta<typeof Controlled>;

export default meta;

type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('combobox', { name: 'Controlled' });

/** The list's own scrolling box. */
const listBox = (field: HTMLElement) =>
  popupOf(field)!.querySelector<HTMLElement>('.rc-virtual-list-holder')!;

export const Basic: Story = {};

export const Behavior: Story = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    const field = fieldIn(canvasElement);

    await step('it is open at first', async () => {
      await openPopupOf(field);
      await expect(args.onDropdownVisibleChange).not.toHaveBeenCalled();
    });

    await step('9 is selected and shows its label', async () => {
      await expect(chosenText(field)).toBe('9-text');
      await eventually(() => expect(activeOption(field)).toBe('9-text'));
    });

    await step('it is 500 px wide, in a 300 px box with a margin of 20 px', async () => {
      const box = selectOf(field).parentElement!;
      const room = canvasElement.clientWidth - 40;
      await expect(getComputedStyle(box).margin).toBe('20px');
      await expect(box.offsetWidth).toBe(Math.min(300, room));
      await expect(selectOf(field).offsetWidth).toBe(Math.min(500, room));
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    });

    await step('the list is 200 px high and scrolls', async () => {
      await expect(listBox(field).clientHeight).toBe(200);
      await expect(listBox(field).scrollHeight).toBeGreaterThan(200);
    });

    await step('a click outside asks to close, and it closes', async () => {
      await userEvent.click(document.body);
      await expectClosed(field);
      await expect(args.onDropdownVisibleChange).toHaveBeenLastCalledWith(false);
      await expect(chosenText(field)).toBe('9-text');
    });

    await step('a click on it asks to open, and it opens', async () => {
      await userEvent.click(field);
      await openPopupOf(field);
      await expect(args.onDropdownVisibleChange).toHaveBeenLastCalledWith(true);
    });

    await step('Escape closes it, Down opens it', async () => {
      await pressKeys(field, 'Escape');
      await expectClosed(field);
      await pressKeys(field, 'ArrowDown');
      await openPopupOf(field);
    });

    await step('choosing closes the list and changes the value', async () => {
      await chooseOption(field, '8-text');
      await expectClosed(field);
      await expect(chosenText(field)).toBe('8-text');
      await expect(args.onChange).toHaveBeenLastCalledWith('8');
      await expect(args.onDropdownVisibleChange).toHaveBeenLastCalledWith(false);
    });

    await step('each opening and closing was reported exactly once', async () => {
      await expect(onDropdownVisibleChange.mock.calls.flat()).toEqual([
        false,
        true,
        false,
        true,
        false,
      ]);
    });
  },
};

/** Search by the options' `text`. */
export const Search: Story = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    const field = fieldIn(canvasElement);
    await openPopupOf(field);
    const expectOptions = (texts: string[]) =>
      eventually(() => expect(optionTexts(field)).toEqual(texts));
    const search = async (text: string) => {
      await openList(field);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };

    await step('the search looks at the text and ignores case', async () => {
      await search('-TEXT');
      await expect(args.onSearch).toHaveBeenLastCalledWith('-TEXT');
      const found = await walkList(field);
      await expect(found.sort()).toEqual(Array.from({ length: 10 }, (_, n) => `${n}-text`));
    });

    await step('it does not look at the value: 01 finds nothing', async () => {
      await search('01');
      await expectOptions([]);
      await expect(within(document.body).getByText('Not Found')).toBeVisible();
    });

    await step('01 is jack, red and bold, with a title', async () => {
      await search('JACK');
      await expectOptions(['jack']);
      const jack = await findOption(field, 'jack');
      await expect(jack).toHaveAttribute('title', 'jack');
      await expectRed(jack.querySelector('b')!);
      await expect(
        Number(getComputedStyle(jack.querySelector('b')!).fontWeight),
      ).toBeGreaterThanOrEqual(700);
      await pressKeys(field, 'Enter');
      await expect(args.onChange).toHaveBeenLastCalledWith('01');
      await expect(chosenText(field)).toBe('jack');
    });

    await step('neither a click nor Enter selects the disabled option', async () => {
      await search('disabled');
      await expectOptions(['disabled']);
      await userEvent.click(await findOption(field, 'disabled'));
      await openPopupOf(field);
      await pressKeys(field, 'Enter');
      await expectClosed(field);
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(chosenText(field)).toBe('jack');
    });

    for (const [text, code] of [
      ['lucy', '11'],
      ['yiminghe', '31'],
      ['0-text', '0'],
    ] as const) {
      await step(`${text} has the code ${code}`, async () => {
        await search(text);
        await expectOptions([text]);
        await pressKeys(field, 'Enter');
        await expect(args.onChange).toHaveBeenLastCalledWith(code);
        await expect(chosenText(field)).toBe(text);
      });
    }

    await step(
      'closing clears the search: all options are back, and the arrow keys skip the disabled one',
      async () => {
        await expectClosed(field);
        await expect(field).toHaveValue('');
        await openList(field);
        await eventually(() => expect(activeOption(field)).toBe('0-text'));
        await expect(await walkList(field)).toEqual([
          ...Array.from({ length: 10 }, (_, n) => `${n}-text`),
          'jack',
          'lucy',
          'yiminghe',
        ]);
      },
    );
  },
};
