import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  afterTimers,
  backspaceUntil,
  chooseOption,
  expectClosed,
  expectWidth,
  findOption,
  generatedCodes,
  openList,
  openPopupOf,
  pasteText,
  pressKeys,
  removeIcon,
  selectOf,
  tagTexts,
  walkList,
} from '../_shared/play.ts';
import DropdownRender from './DropdownRender.tsx';

const meta = {
  title: 'Dropdown/dropdown-render',
  id: 'demo-dropdown-render',
  component: DropdownRender,
  args: { onChange: fn(), onSelect: fn(), onDeselect: fn(), onSearch: fn() },
} satisfies Meta<typeof DropdownRender>;

export default meta;

/** Scrolls a list and returns how long its scrollbar is visible, in ms. One call, so that a stepper cannot pause within. */
async function timeToHide(list: HTMLElement, bar: HTMLElement): Promise<number> {
  const until = async (visibility: string) => {
    while (getComputedStyle(bar).visibility !== visibility) await afterTimers(20);
  };
  await until('hidden');
  list.scrollTop += 100;
  await until('visible');
  const start = performance.now();
  await until('hidden');
  return performance.now() - start;
}

type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('combobox', { name: 'Tags' });

export const Basic: Story = {};

export const Behavior: Story = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    const field = fieldIn(canvasElement);
    await expectWidth(selectOf(field), 500);
    const popup = await openList(field);
    const list = popup.querySelector('.rc-virtual-list')!;
    const link = within(popup).getByRole('link');
    const box = within(popup).getByPlaceholderText<HTMLInputElement>('test');
    const button = within(popup).getByRole('button');

    await step('name2 and name3 are chosen', async () => {
      await expect(tagTexts(field)).toEqual(['name2', 'name3']);
    });

    await step('a link before the list opens in a new tab', async () => {
      const { bottom } = link.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(list.getBoundingClientRect().top);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    });

    await step('a text box and a button follow it', async () => {
      const { bottom } = list.getBoundingClientRect();
      await expect(box.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
      await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    });

    await step('you can type in the box while the list stays open', async () => {
      await userEvent.click(box);
      await userEvent.type(box, 'new tag');
      await expect(box).toHaveFocus();
      await expect(box).toHaveValue('new tag');
      await expect(field).toHaveValue('');
      await openPopupOf(field);
    });

    await step('keys in the box stay there: no tag is removed, no option is selected', async () => {
      await pressKeys(box, 'Backspace', 'ArrowDown', 'Enter');
      await expect(args.onChange).not.toHaveBeenCalled();
      await openPopupOf(field);
    });

    await step('the button can be clicked while the list stays open; it adds the tag', async () => {
      await userEvent.click(button);
      await expect(args.onChange).toHaveBeenLastCalledWith(['name2', 'name3', 'new tag']);
      await expect(tagTexts(field)).toContain('new tag');
      await expect(box).toHaveValue('');
      await openPopupOf(field);
    });

    await step('without text, or with the text of a tag, it adds nothing', async () => {
      await userEvent.click(button);
      await userEvent.type(box, 'name2');
      await userEvent.click(button);
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await openPopupOf(field);
    });

    await step('Escape in the box closes the list, too', async () => {
      await pressKeys(box, 'Escape');
      await expectClosed(field);
    });
  },
};

/** Options, separators and removing tags. */
export const Tags: Story = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    const field = fieldIn(canvasElement);

    await step('the arrow keys reach all 26 codes, then the other tags', async () => {
      await openList(field);
      await expect(await walkList(field)).toEqual([...generatedCodes, 'name2', 'name3']);
    });

    await step(
      'none of the generated options is disabled, and each reads as its code',
      async () => {
        await chooseOption(field, 'a10');
        await expect(args.onSelect).toHaveBeenLastCalledWith('a10', expect.anything());
        await expect(tagTexts(field)).toEqual(['name2', 'name3', 'a10']);
      },
    );

    await step('the search filters the list', async () => {
      await userEvent.type(field, 'Z3');
      await expect(args.onSearch).toHaveBeenLastCalledWith('Z3');
      await findOption(field, 'z35');
      await userEvent.clear(field);
    });

    await step('typing a space or a comma ends a tag', async () => {
      await userEvent.type(field, 'one ');
      await expect(args.onChange).toHaveBeenLastCalledWith(['name2', 'name3', 'a10', 'one']);
      await userEvent.type(field, 'two,');
      await expect(tagTexts(field)).toEqual(['name2', 'name3', 'a10', 'one', 'two']);
      await expect(field).toHaveValue('');
    });

    await step('so do both in pasted text', async () => {
      await pasteText(field, 'p1,p2 p3');
      await expect(tagTexts(field).slice(-3)).toEqual(['p1', 'p2', 'p3']);
    });

    await step('Backspace removes the last tag, an x its own tag', async () => {
      await backspaceUntil(field, () => expect(tagTexts(field).slice(-2)).toEqual(['p1', 'p2']));
      await userEvent.click(removeIcon(field, 'name2')!);
      await expect(args.onDeselect).toHaveBeenLastCalledWith('name2', expect.anything());
      await expect(tagTexts(field)).toEqual(['name3', 'a10', 'one', 'two', 'p1', 'p2']);
    });

    await step(
      "in a long list the scrollbar's thumb is 20 px, and hides after a time",
      async () => {
        await pasteText(field, Array.from({ length: 60 }, (_, index) => `word${index},`).join(''));
        const popup = await openList(field);
        const list = popup.querySelector<HTMLElement>('.rc-virtual-list-holder')!;
        const bar = popup.querySelector<HTMLElement>('.rc-virtual-list-scrollbar')!;
        await expect(bar.querySelector<HTMLElement>('[class$="-thumb"]')!.offsetHeight).toBe(20);
        await expect(await timeToHide(list, bar)).toBeGreaterThanOrEqual(2000);
      },
    );
  },
};
