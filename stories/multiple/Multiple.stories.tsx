import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  activeOption,
  animationsDuring,
  chooseOption,
  clearIcon,
  eventually,
  expectActive,
  expectClosed,
  expectListWindow,
  expectWidth,
  findOption,
  openList,
  openPopupOf,
  optionRows,
  optionTexts,
  pasteText,
  pressKeys,
  removeIcon,
  selectOf,
  tagTexts,
} from '../_shared/play.ts';
import Multiple from './Multiple.tsx';

const meta = {
  title: 'Basics/multiple',
  id: 'demo-multiple',
  component: Multiple,
  args: {
    onChange: fn(),
    onSelect: fn(),
    onDeselect: fn(),
    onSearch: fn(),
    onFocus: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof Multiple>;

export default meta;

type Story = StoryObj<typeof meta>;

const fieldIn = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Options' });

export const Basic: Story = {};

export const Behavior: Story = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const select = fieldIn(canvasElement);

    await step('it is focused at first, closed, 500 px wide, with a10 chosen', async () => {
      await eventually(() => expect(select).toHaveFocus());
      await expect(args.onFocus).toHaveBeenCalledTimes(1);
      await expectClosed(select);
      await expectWidth(selectOf(select), 500);
      await expect(tagTexts(select)).toEqual(['option-10']);
    });

    await step('a click opens a list of 200 px that renders only the options near it', async () => {
      await openList(select);
      await expectListWindow(select);
      await expect(optionTexts(select).slice(0, 3)).toEqual([
        'option-10',
        'option-11',
        'option-12',
      ]);
      await expect(optionRows(select).length).toBeLessThan(26);
    });

    await step('a click neither selects nor removes a disabled option', async () => {
      const row = await findOption(select, 'option-10');
      await expect(row).toHaveClass('rc-select-item-option-disabled');
      await userEvent.click(row);
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(tagTexts(select)).toEqual(['option-10']);
    });

    await step('Down and Up move the active option and skip the disabled one', async () => {
      await expectActive(select, 'option-11');
      await pressKeys(select, 'ArrowDown');
      await expectActive(select, 'option-12');
      await pressKeys(select, 'ArrowUp', 'ArrowUp');
      await expectActive(select, 'option-35');
      await pressKeys(select, 'ArrowDown');
      await expectActive(select, 'option-11');
    });

    await step('the keyboard reaches every option', async () => {
      for (let n = 12; n <= 35; n += 1) {
        await pressKeys(select, 'ArrowDown');
        await eventually(() => expect(activeOption(select)).toBe(`option-${n}`));
      }
      await expectActive(select, 'option-35');
    });

    await step('Enter chooses the active option; the list stays open', async () => {
      await pressKeys(select, 'Enter');
      await eventually(() => expect(tagTexts(select)).toEqual(['option-10', 'option-35']));
      await expect(args.onChange).toHaveBeenLastCalledWith(['a10', 'z35'], expect.anything());
      await expect(args.onSelect).toHaveBeenLastCalledWith('z35', expect.anything());
      await openPopupOf(select);
    });

    await step('Enter on a selected option removes it', async () => {
      await pressKeys(select, 'Enter');
      await eventually(() => expect(tagTexts(select)).toEqual(['option-10']));
      await expect(args.onDeselect).toHaveBeenLastCalledWith('z35', expect.anything());
    });

    await step('a click also selects', async () => {
      await userEvent.click(await findOption(select, 'option-34'));
      await eventually(() => expect(tagTexts(select)).toEqual(['option-10', 'option-34']));
    });

    await step('Escape closes the list and keeps the values', async () => {
      await pressKeys(select, 'Escape');
      await expectClosed(select);
      await expect(tagTexts(select)).toEqual(['option-10', 'option-34']);
    });

    await step('a click elsewhere removes the focus', async () => {
      await userEvent.click(document.body);
      await expect(select).not.toHaveFocus();
      await expect(args.onBlur).toHaveBeenCalledTimes(1);
    });
  },
};

export const Switches: Story = {
  tags: ['test'],
  play: async ({ canvasElement, step }) => {
    const select = fieldIn(canvasElement);
    const box = (name: string) => within(canvasElement).getByRole('checkbox', { name });
    const arrow = () => selectOf(select).querySelector('.rc-select-arrow');
    const slides = async () => {
      const names = await animationsDuring(() => openList(select));
      await pressKeys(select, 'Escape');
      await expectClosed(select);
      return names.filter((name) => /slide/i.test(name));
    };

    await step('the animation, the arrow and the loading state are off at first', async () => {
      for (const name of ['anim', 'showArrow', 'loading'])
        await expect(box(name)).not.toBeChecked();
      await expect(arrow()).toBeNull();
      await expect(selectOf(select)).not.toHaveClass('rc-select-loading');
      await expect(await slides()).toEqual([]);
    });

    await step('animation on: the popup slides', async () => {
      await userEvent.click(box('anim'));
      await expect(await slides()).not.toEqual([]);
    });

    await step('animation off: it does not', async () => {
      await userEvent.click(box('anim'));
      await expect(await slides()).toEqual([]);
    });

    await step('the arrow turns on and off', async () => {
      await userEvent.click(box('showArrow'));
      await expect(arrow()).toBeVisible();
      await expect(arrow()).not.toHaveClass('rc-select-arrow-loading');
      await userEvent.click(box('showArrow'));
      await expect(arrow()).toBeNull();
    });

    await step('the loading state turns on and off', async () => {
      await userEvent.click(box('loading'));
      await expect(selectOf(select)).toHaveClass('rc-select-loading');
      await expect(arrow()).toHaveClass('rc-select-arrow-loading');
      await userEvent.click(box('loading'));
      await expect(selectOf(select)).not.toHaveClass('rc-select-loading');
      await expect(arrow()).toBeNull();
    });
  },
};

export const Removing: Story = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const select = fieldIn(canvasElement);
    for (const label of ['option-11', 'option-12', 'option-13']) await chooseOption(select, label);

    await step('every tag has a remove icon, except the disabled one', async () => {
      await eventually(() => expect(tagTexts(select)).toHaveLength(4));
      await expect(removeIcon(select, 'option-10')).toBeUndefined();
      await userEvent.click(removeIcon(select, 'option-11')!);
      await eventually(() =>
        expect(tagTexts(select)).toEqual(['option-10', 'option-12', 'option-13']),
      );
      await expect(args.onDeselect).toHaveBeenLastCalledWith('b11', expect.anything());
    });

    await step('Backspace removes the last value', async () => {
      await pressKeys(select, 'Backspace');
      await eventually(() => expect(tagTexts(select)).toEqual(['option-10', 'option-12']));
      await expect(args.onDeselect).toHaveBeenLastCalledWith('d13', expect.anything());
    });

    await step('Backspace leaves the values alone while there is a search text', async () => {
      await userEvent.type(select, 'x');
      await pressKeys(select, 'Backspace');
      await expect(tagTexts(select)).toEqual(['option-10', 'option-12']);
      await userEvent.clear(select);
    });

    await step('Backspace leaves the disabled value', async () => {
      // rc-select ignores Backspace for 250 ms after a search was cleared.
      await eventually(
        async () => {
          await pressKeys(select, 'Backspace');
          expect(tagTexts(select)).toEqual(['option-10']);
        },
        { interval: 400 },
      );
      await pressKeys(select, 'Backspace');
      await expect(tagTexts(select)).toEqual(['option-10']);
      await expect(args.onChange).toHaveBeenLastCalledWith(['a10'], expect.anything());
    });

    await step('only the clear icon also removes the disabled value', async () => {
      await userEvent.click(clearIcon(select)!);
      await eventually(() => expect(tagTexts(select)).toEqual([]));
      await expect(args.onChange).toHaveBeenLastCalledWith([], []);
      await expect(clearIcon(select)).toBeNull();
    });

    await step('once it is gone, the disabled option cannot be chosen', async () => {
      await openList(select);
      await userEvent.click(await findOption(select, 'option-10'));
      await pressKeys(select, 'ArrowUp', 'ArrowDown', 'Enter');
      await eventually(() => expect(tagTexts(select)).toHaveLength(1));
      await expect(tagTexts(select)).not.toContain('option-10');
    });
  },
};

export const Search: Story = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const select = fieldIn(canvasElement);

    await step('the search looks at the labels and ignores case', async () => {
      await userEvent.type(select, 'OPTION-3');
      await eventually(() =>
        expect(optionTexts(select)).toEqual([0, 1, 2, 3, 4, 5].map((n) => `option-3${n}`)),
      );
      await expect(args.onSearch).toHaveBeenLastCalledWith('OPTION-3');
      await userEvent.clear(select);
    });

    await step(
      'it does not look at the values: "z35" finds nothing, and the list reads "Not Found"',
      async () => {
        await userEvent.type(select, 'z35');
        await expect(await within(await openPopupOf(select)).findByText('Not Found')).toBeVisible();
        await userEvent.clear(select);
      },
    );

    await step('the first match is active; Enter chooses it and clears the search', async () => {
      await userEvent.type(select, '-2');
      await expectActive(select, 'option-20');
      await pressKeys(select, 'Enter');
      await eventually(() => expect(tagTexts(select)).toEqual(['option-10', 'option-20']));
      await expect(select).toHaveValue('');
      await eventually(() => expect(optionTexts(select)[0]).toBe('option-10'));
    });

    await step('typing a comma or a space ends a word that matches a label', async () => {
      await userEvent.type(select, 'option-12,');
      await eventually(() => expect(tagTexts(select)).toContain('option-12'));
      await userEvent.type(select, 'option-13 ');
      await eventually(() => expect(tagTexts(select)).toContain('option-13'));
      await expect(select).toHaveValue('');
    });

    await step('a word that matches no label is dropped', async () => {
      await userEvent.type(select, 'nothing,');
      await eventually(() => expect(select).toHaveValue(''));
      await expect(tagTexts(select)).toHaveLength(4);
    });

    await step('pasted text is split at spaces and commas', async () => {
      await pasteText(select, 'option-14 option-15,nothing,option-16');
      await eventually(() =>
        expect(tagTexts(select).slice(4)).toEqual(['option-14', 'option-15', 'option-16']),
      );
      await expect(args.onChange).toHaveBeenLastCalledWith(
        ['a10', 'k20', 'c12', 'd13', 'e14', 'f15', 'g16'],
        expect.anything(),
      );
    });
  },
};
