import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  activeOption,
  afterTimers,
  chooseOption,
  clearIcon,
  eventually,
  expectClosed,
  expectRed,
  findOption,
  openList,
  openPopupOf,
  optionTexts,
  pasteText,
  pressKeys,
  selectOf,
} from '../_shared/play.ts';
import Combobox from './Combobox.tsx';

const meta = {
  title: 'Basics/combobox',
  id: 'demo-combobox',
  component: Combobox,
  args: { onChange: fn(), onSelect: fn(), onSearch: fn() },
} satisfies Meta<typeof Combobox>;

export default meta;

type Story = StoryObj<typeof meta>;

const fieldNamed = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole<HTMLInputElement>('combobox', { name });

const clickButton = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

const people = ['jack', 'lucy', 'disabled', 'yiminghe', '竹林星光'];

export const Basic: Story = {};

export const Behavior: Story = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    const field = fieldNamed(canvasElement, 'Combobox');

    await step('it is 500 px wide and empty, with a placeholder and no clear icon', async () => {
      await expect(selectOf(field).offsetWidth).toBe(Math.min(500, canvasElement.clientWidth));
      await expect(field).toHaveValue('');
      await expect(within(canvasElement).getByText('please input, max len: 10')).toBeVisible();
      await expect(clearIcon(field)).toBeNull();
    });

    await step('its list has the people and 竹林星光; jack is red and bold', async () => {
      await openList(field);
      await expect(optionTexts(field)).toEqual(people);
      const jack = (await findOption(field, 'jack')).querySelector('b')!;
      await expectRed(jack);
      await expect(Number(getComputedStyle(jack).fontWeight)).toBeGreaterThanOrEqual(700);
    });

    await step('a click on the disabled option does nothing', async () => {
      await userEvent.click(await findOption(field, 'disabled'));
      await openPopupOf(field);
      await expect(field).toHaveValue('');
      await expect(args.onChange).not.toHaveBeenCalled();
    });

    await step('a click on another option chooses it and closes the list', async () => {
      await chooseOption(field, 'lucy');
      await expectClosed(field);
      await expect(field).toHaveValue('lucy');
      await expect(args.onChange).toHaveBeenLastCalledWith('lucy');
      await expect(args.onSelect).toHaveBeenLastCalledWith('lucy', expect.anything());
    });

    await step('reset empties the value', async () => {
      await clickButton(canvasElement, 'reset');
      await expect(field).toHaveValue('');
      await expect(args.onChange).toHaveBeenLastCalledWith('');
    });

    await step('typed text is the value and does not filter the options', async () => {
      await userEvent.type(field, 'zzz');
      await expect(args.onChange).toHaveBeenLastCalledWith('zzz');
      await expect(args.onSearch).toHaveBeenLastCalledWith('zzz');
      await openPopupOf(field);
      await expect(optionTexts(field)).toEqual(people);
      await expect(within(canvasElement).queryByText('please input, max len: 10')).toBeNull();
    });

    await step('the clear icon empties it and disappears', async () => {
      await userEvent.click(clearIcon(field)!);
      await expect(field).toHaveValue('');
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await eventually(() => expect(clearIcon(field)).toBeNull());
    });

    await step('disabled: it accepts no text and does not open', async () => {
      await chooseOption(field, '竹林星光');
      await clickButton(canvasElement, 'toggle disabled');
      await expect(field).toBeDisabled();
      await expect(clearIcon(field)).toBeNull();
      await userEvent.click(field.closest('.rc-select-selector')!);
      await userEvent.keyboard('x');
      await expectClosed(field);
      await expect(field).toHaveValue('竹林星光');
    });

    await step('enabled again: it accepts text and opens', async () => {
      await clickButton(canvasElement, 'toggle disabled');
      await expect(field).toBeEnabled();
      await userEvent.type(field, '!');
      await expect(field).toHaveValue('竹林星光!');
      await openPopupOf(field);
    });
  },
};

/** The arrow keys fill in the active option; Enter selects it, Escape closes the list. */
export const Backfill: Story = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    const field = fieldNamed(canvasElement, 'Combobox');
    await userEvent.click(field);
    await openPopupOf(field);

    await step('no option is active at first', async () => {
      await expect(activeOption(field)).toBeUndefined();
    });

    await step('Down fills in the active option without selecting it', async () => {
      await pressKeys(field, 'ArrowDown');
      await expect(activeOption(field)).toBe('jack');
      await expect(field).toHaveValue('jack');
      await pressKeys(field, 'ArrowDown');
      await expect(field).toHaveValue('lucy');
      await expect(args.onChange).not.toHaveBeenCalled();
    });

    await step('the arrow keys skip the disabled option in both directions', async () => {
      await pressKeys(field, 'ArrowDown');
      await expect(field).toHaveValue('yiminghe');
      await pressKeys(field, 'ArrowUp');
      await expect(field).toHaveValue('lucy');
    });

    await step('Up from the first option goes to the last', async () => {
      await pressKeys(field, 'ArrowUp', 'ArrowUp');
      await expect(activeOption(field)).toBe('竹林星光');
      await expect(field).toHaveValue('竹林星光');
    });

    await step('hovering over an option does not fill it in', async () => {
      await userEvent.hover(await findOption(field, 'jack'));
      await eventually(() => expect(activeOption(field)).toBe('jack'));
      await expect(field).toHaveValue('竹林星光');
    });

    await step('Enter selects the active option and closes the list', async () => {
      await pressKeys(field, 'ArrowDown', 'Enter');
      await expectClosed(field);
      await expect(field).toHaveValue('lucy');
      await expect(args.onChange).toHaveBeenLastCalledWith('lucy');
      await expect(args.onSelect).toHaveBeenLastCalledWith('lucy', expect.anything());
    });

    await step('Escape closes the list and leaves the value', async () => {
      await openList(field);
      await pressKeys(field, 'Escape');
      await expectClosed(field);
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
  },
};

/** The first combobox accepts ten characters at most. */
export const MaxLength: Story = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    const field = fieldNamed(canvasElement, 'Combobox');

    await step('typed text stops at ten characters', async () => {
      await userEvent.type(field, 'abcdefghijklm');
      await expect(field).toHaveValue('abcdefghij');
      await expect(args.onChange).toHaveBeenLastCalledWith('abcdefghij');
    });

    await step('so does pasted text', async () => {
      await clickButton(canvasElement, 'reset');
      await pasteText(field, '0123456789 and more');
      await expect(field).toHaveValue('0123456789');
      await expect(args.onChange).toHaveBeenLastCalledWith('0123456789');
    });

    await step('text pasted after other text is cut at ten characters', async () => {
      await clickButton(canvasElement, 'reset');
      await userEvent.type(field, 'abcdefgh');
      await pasteText(field, 'ijkl');
      await expect(field).toHaveValue('abcdefghij');
    });
  },
};

/** A `textarea` instead of the input. */
export const CustomInputElement: Story = {
  tags: ['test'],
  play: async ({ canvasElement, step }) => {
    const field = fieldNamed(canvasElement, 'Customize Input Element');

    await step('the input is a textarea of three rows, 200 px wide', async () => {
      await expect(field.tagName).toBe('TEXTAREA');
      await expect(field).toHaveAttribute('rows', '3');
      await expect(selectOf(field).offsetWidth).toBe(200);
    });

    await step('its list has light and bamboo, and choosing one fills the textarea', async () => {
      await openList(field);
      await expect(optionTexts(field)).toEqual(['light', 'bamboo']);
      await chooseOption(field, 'bamboo');
      await expect(field).toHaveValue('bamboo');
      await expectClosed(field);
    });

    await step('it accepts any text', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'moon');
      await expect(field).toHaveValue('moon');
    });

    await step('Down and Enter choose an option', async () => {
      await openPopupOf(field);
      await pressKeys(field, 'ArrowDown', 'Enter');
      await expect(field).toHaveValue('light');
      await expectClosed(field);
    });
  },
};

/** Records every list shown for a field, until it is stopped. */
function recordLists(field: HTMLElement) {
  const lists = new Set<string>();
  const observer = new MutationObserver(() => lists.add(optionTexts(field).join(' ')));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { lists, stop: () => observer.disconnect() };
}

/** Options that load 1000 ms after the last input. */
export const Refill: Story = {
  tags: ['test'],
  play: async ({ canvasElement, step }) => {
    const field = fieldNamed(canvasElement, 'Async Input Element');
    const expectList = (texts: string[]) =>
      eventually(() => expect(optionTexts(field)).toEqual(texts));

    await step('without text there is no list and no "Not Found"', async () => {
      await expect(selectOf(field).offsetWidth).toBe(200);
      await userEvent.click(field);
      await expectClosed(field);
      await expect(within(document.body).queryByText('Not Found')).toBeNull();
    });

    await step('1000 ms after typing, the options are the text and the text twice', async () => {
      await userEvent.type(field, 'ab');
      const typed = performance.now();
      await expectClosed(field);
      await expectList(['ab', 'ab-ab']);
      await openPopupOf(field);
      await expect(performance.now() - typed).toBeGreaterThan(900);
    });

    await step('typing clears the options at once, well before they load again', async () => {
      const before = performance.now();
      const justBefore = afterTimers(1000).then(() => field.getAttribute('aria-expanded'));
      await userEvent.type(field, 'c');
      await expectClosed(field);
      await expect(await justBefore).toBe('false');
      await expectList(['abc', 'abc-abc']);
      await expect(performance.now() - before).toBeGreaterThan(900);
    });

    await step('typing again cancels the pending options', async () => {
      const { lists, stop } = recordLists(field);
      await userEvent.type(field, 'd');
      await userEvent.type(field, 'e');
      await expectList(['abcde', 'abcde-abcde']);
      stop();
      await expect([...lists]).not.toContain('abcd abcd-abcd');
    });

    await step('a loaded option can be selected', async () => {
      await chooseOption(field, 'abcde-abcde');
      await expect(field).toHaveValue('abcde-abcde');
      await expectClosed(field);
    });

    await step('clearing the text cancels them, too', async () => {
      const { lists, stop } = recordLists(field);
      await userEvent.type(field, 'f');
      await userEvent.clear(field);
      const cleared = performance.now();
      await eventually(() => expect(performance.now() - cleared).toBeGreaterThan(1500));
      stop();
      await expect([...lists].join(' ')).not.toContain('f');
      await expectClosed(field);
    });
  },
};
