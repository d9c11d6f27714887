import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  chosenText,
  clearIcon,
  eventually,
  expectActive,
  expectClosed,
  expectColor,
  expectListWindow,
  expectRed,
  expectWidth,
  findOption,
  openList,
  openPopupOf,
  optionTexts,
  pressKeys,
  selectOf,
} from '../_shared/play.ts';
import Single from './Single.tsx';

const meta = {
  title: 'Basics/single',
  id: 'demo-single',
  component: Single,
  args: { onChange: fn(), onSelect: fn(), onSearch: fn(), onFocus: fn(), onBlur: fn() },
} satisfies Meta<typeof Single>;

export default meta;

type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    block: canvas.getByText('Press here: the select keeps its focus.'),
    select: canvas.getByRole('combobox', { name: 'Single Select' }),
    native: canvas.getByRole<HTMLSelectElement>('combobox', { name: 'native select' }),
    rtl: canvas.getByRole('combobox', { name: 'RTL Select' }),
  };
};

export const Basic: Story = {};

export const Behavior: Story = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const { block, select, native } = partsOf(canvasElement);

    await step('it is focused at first, 500 px wide, with 9 chosen in both selects', async () => {
      await eventually(() => expect(select).toHaveFocus());
      await expectWidth(selectOf(select), 500);
      await expect(chosenText(select)).toBe('9-text');
      await expect(native).toHaveValue('9');
    });

    await step('a click on the green strip does not blur the select', async () => {
      await expectColor(block, 'backgroundColor', 'rgb(0 160 0 / 0.1)');
      await userEvent.click(block);
      await expect(select).toHaveFocus();
      await expect(args.onBlur).not.toHaveBeenCalled();
    });

    await step('the open list is 200 px high and shows the chosen option, active', async () => {
      await openList(select);
      await expectListWindow(select);
      await expectActive(select, '9-text');
    });

    await step('it starts with the null value and the people, then come the numbers', async () => {
      await pressKeys(select, 'ArrowDown');
      await expectActive(select, 'not selected');
      await eventually(() =>
        expect(optionTexts(select).slice(0, 6)).toEqual([
          'not selected',
          'jack',
          'lucy',
          'disabled',
          'yiminghe',
          '0-text',
        ]),
      );
    });

    await step('jack has a title, and is red and bold', async () => {
      const jack = await findOption(select, 'jack');
      await expect(jack).toHaveAttribute('title', 'jack');
      await expectRed(jack.querySelector('b')!);
      await expect(Number(getComputedStyle(jack.querySelector('b')!).fontWeight)).toBe(700);
    });

    await step('yiminghe is bold by its own class name, and yellow', async () => {
      const yiminghe = await findOption(select, 'yiminghe');
      await expect(yiminghe).toHaveClass('single-bold');
      await expect(Number(getComputedStyle(yiminghe).fontWeight)).toBe(700);
      await expectColor(yiminghe, 'backgroundColor', 'light-dark(#fff3a3, #5c4a12)');
    });

    await step('the disabled option cannot be chosen by a click', async () => {
      const disabled = await findOption(select, 'disabled');
      await expect(disabled).toHaveClass('rc-select-item-option-disabled');
      await userEvent.click(disabled);
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(chosenText(select)).toBe('9-text');
    });

    await step('or with the keyboard: the arrow keys skip it', async () => {
      await pressKeys(select, 'ArrowDown', 'ArrowDown');
      await expectActive(select, 'lucy');
      await pressKeys(select, 'ArrowDown');
      await expectActive(select, 'yiminghe');
      await pressKeys(select, 'ArrowUp');
      await expectActive(select, 'lucy');
    });

    await step('Escape closes and keeps the value', async () => {
      await pressKeys(select, 'Escape');
      await expectClosed(select);
      await expect(chosenText(select)).toBe('9-text');
    });

    await step('Enter opens, and chooses the active option', async () => {
      await pressKeys(select, 'Enter');
      await openPopupOf(select);
      await expectActive(select, '9-text');
      await pressKeys(select, 'ArrowUp');
      await expectActive(select, '8-text');
      await pressKeys(select, 'Enter');
      await expectClosed(select);
      await expect(chosenText(select)).toBe('8-text');
      await expect(args.onChange).toHaveBeenLastCalledWith('8');
    });

    await step('a click elsewhere removes the focus', async () => {
      await userEvent.click(document.body);
      await expect(args.onBlur).toHaveBeenCalledTimes(1);
    });
  },
};

/** Selects by search, since a row may scroll away while the list opens. */
async function searchAndChoose(field: HTMLElement, text: string, typed = text) {
  await userEvent.type(field, typed);
  await eventually(() => expect(optionTexts(field)).toEqual([text]));
  await userEvent.click(await findOption(field, text));
}

export const NativeInStep: Story = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const { select, native } = partsOf(canvasElement);
    const shownByNative = () => native.selectedOptions[0]?.textContent ?? '';

    await step('the native select has the same people and 1 … 9', async () => {
      const shown = [...native.options].filter((option) => !option.hidden);
      await expect(shown.map((option) => option.value)).toEqual([
        ...['01', '11', '21', '31'],
        ...['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      ]);
      await expect(shown.slice(0, 5).map((option) => option.text)).toEqual([
        'jack',
        'lucy',
        'disabled',
        'yiminghe',
        '1',
      ]);
      await expect(shown.filter((option) => option.disabled).map((o) => o.value)).toEqual(['21']);
    });

    await step('it follows the select', async () => {
      await searchAndChoose(select, 'lucy');
      await eventually(() => expect(native).toHaveValue('11'));
      await expect(args.onChange).toHaveBeenLastCalledWith('11');
      await expect(args.onSelect).toHaveBeenLastCalledWith('11', expect.anything());
    });

    await step('the select follows it', async () => {
      await userEvent.selectOptions(native, '3');
      await eventually(() => expect(chosenText(select)).toBe('3-text'));
      await userEvent.selectOptions(native, '31');
      await eventually(() => expect(chosenText(select)).toBe('yiminghe'));
      await expect(args.onChange).toHaveBeenLastCalledWith('31');
    });

    await step('after clearing, neither shows a value', async () => {
      await userEvent.click(clearIcon(select)!);
      await eventually(() => expect(chosenText(select)).toBeUndefined());
      await expect(shownByNative()).toBe('');
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
      await expect(canvasElement).toHaveTextContent('Choose one');
    });

    await step('the null value reads "not selected", the native select nothing', async () => {
      await searchAndChoose(select, 'not selected');
      await eventually(() => expect(chosenText(select)).toBe('not selected'));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(shownByNative()).toBe('');
    });

    await step('0, which only the select has, leaves the native one empty', async () => {
      await userEvent.selectOptions(native, '5');
      await searchAndChoose(select, '0-text', '0');
      await eventually(() => expect(chosenText(select)).toBe('0-text'));
      await expect(shownByNative()).toBe('');
    });
  },
};

export const Search: Story = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const { select } = partsOf(canvasElement);
    const expectFound = async (typed: string, found: string[]) => {
      await userEvent.clear(select);
      await userEvent.type(select, typed);
      await eventually(() => expect(optionTexts(select)).toEqual(found));
    };

    await step('it looks at the field "text" and ignores case', async () => {
      await expectFound('JACK', ['jack']);
      await expect(args.onSearch).toHaveBeenLastCalledWith('JACK');
      await expectFound('NOT', ['not selected']);
      await expectFound('4', ['4-text']);
      await expectFound('4-text', []);
    });

    await step('not at the value: 01, the value of jack, finds nothing', async () => {
      await expectFound('01', []);
      await expect(within(await openPopupOf(select)).getByText('Not Found')).toBeVisible();
    });

    await step('Enter does not choose a disabled option that is the only match', async () => {
      await expectFound('disabled', ['disabled']);
      await pressKeys(select, 'Enter');
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(chosenText(select)).not.toBe('disabled');
    });

    await step('Enter chooses the first match and clears the search', async () => {
      await expectFound('y', ['lucy', 'yiminghe']);
      await expectActive(select, 'lucy');
      await pressKeys(select, 'Enter');
      await expectClosed(select);
      await expect(chosenText(select)).toBe('lucy');
      await expect(select).toHaveValue('');
    });

    await step('closing without a choice clears the search, too', async () => {
      await userEvent.type(select, 'jack');
      await eventually(() => expect(optionTexts(select)).toEqual(['jack']));
      await pressKeys(select, 'Escape');
      await expectClosed(select);
      await eventually(() => expect(select).toHaveValue(''));
      await expect(chosenText(select)).toBe('lucy');
    });
  },
};

export const RightToLeft: Story = {
  tags: ['test'],
  play: async ({ canvasElement, step }) => {
    const { rtl } = partsOf(canvasElement);
    const select = selectOf(rtl);

    await step('it is in a right-to-left box, 500 px wide', async () => {
      await expectWidth(select, 500);
      await expect(getComputedStyle(select).direction).toBe('rtl');
    });

    await step('its popup starts at the right edge and is at least 300 px wide', async () => {
      const popup = (await openList(rtl)).getBoundingClientRect();
      await expect(popup.width).toBeGreaterThanOrEqual(300);
      await expect(Math.abs(popup.right - select.getBoundingClientRect().right)).toBeLessThan(2);
    });

    await step('it has the options 1 and 2', async () => {
      await expect(optionTexts(rtl)).toEqual(['1', '2']);
      await userEvent.click(await findOption(rtl, '2'));
      await expectClosed(rtl);
      await expect(chosenText(rtl)).toBe('2');
    });

    await step('the selected text is on the right', async () => {
      const range = document.createRange();
      range.selectNodeContents(select.querySelector('.rc-select-selection-item')!);
      const text = range.getBoundingClientRect();
      const box = select.getBoundingClientRect();
      await expect(box.right - text.right).toBeLessThan(text.left - box.left);
    });
  },
};

export const Destroy: Story = {
  tags: ['test'],
  play: async ({ canvasElement, step }) => {
    const { select } = partsOf(canvasElement);
    await openList(select);

    await step('the button removes the demo and its popups', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'destroy' }));
      await eventually(() => expect(canvasElement).toHaveTextContent(/^$/));
      await expect(canvasElement.querySelectorAll('select, input, button')).toHaveLength(0);
      await expect(document.querySelector('.rc-select-dropdown')).toBeNull();
    });
  },
};
