import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, within } from '@storybook/test';
import {
  activeOption,
  chooseOption,
  chosenText,
  eventually,
  expectClosed,
  openList,
  optionTexts,
  pressKeys,
  selectOf,
} from '../_shared/play.ts';
import AutoAdjustDropdown from './AutoAdjustDropdown.tsx';

const meta = {
  title: 'Dropdown/auto-adjust-dropdown',
  id: 'demo-auto-adjust-dropdown',
  component: AutoAdjustDropdown,
  args: { onChange: fn() },
  // Its docs page has a fixed height, not the window's.
  parameters: { docs: { story: { height: '420px' } } },
} satisfies Meta<typeof AutoAdjustDropdown>;

export default meta;

const places = ['top left', 'top right', 'middle', 'bottom left', 'bottom right'] as const;
type Place = (typeof places)[number];

const fieldAt = (canvasElement: HTMLElement, place: Place) =>
  within(canvasElement).getByRole('combobox', { name: `Name, ${place}` });

const chosenTexts = (canvasElement: HTMLElement) =>
  places.map((place) => chosenText(fieldAt(canvasElement, place)));

/** Checks that the popup is next to its select and fits into the window. */
function expectFitted(popup: DOMRect, select: DOMRect, place: Place): void {
  expect(popup.width).toBeCloseTo(Math.min(500, innerWidth - 16), 0);
  expect(popup.left).toBeGreaterThanOrEqual(-0.5);
  expect(popup.right).toBeLessThanOrEqual(document.documentElement.clientWidth + 0.5);
  expect(popup.top).toBeGreaterThanOrEqual(-0.5);
  expect(popup.bottom).toBeLessThanOrEqual(innerHeight + 0.5);
  if (place.startsWith('bottom')) expect(popup.bottom).toBeLessThanOrEqual(select.top);
  else expect(popup.top).toBeGreaterThanOrEqual(select.bottom);
  if (innerWidth < 800) return;
  if (place.endsWith('right')) expect(popup.right).toBeLessThanOrEqual(select.right + 20);
  else expect(popup.left).toBeCloseTo(select.left, 0);
}

export const Basic: StoryObj<typeof meta> = {};

export const Behavior: StoryObj<typeof meta> = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    await step('the column is as tall as the window less 16 px', async () => {
      const { height } = canvasElement.firstElementChild!.getBoundingClientRect();
      await expect(height).toBeCloseTo(innerHeight - 16, 0);
    });

    await step('two selects are at the top, one in the middle, two at the bottom', async () => {
      const column = canvasElement.firstElementChild!.getBoundingClientRect();
      const box = (place: Place) => selectOf(fieldAt(canvasElement, place)).getBoundingClientRect();
      for (const side of ['left', 'right'] as const) {
        await expect(box(`top ${side}`).top).toBeCloseTo(column.top, 0);
        await expect(box(`bottom ${side}`).bottom).toBeCloseTo(column.bottom, 0);
        await expect(box(`top ${side}`)[side]).toBeCloseTo(column[side], 0);
        await expect(box(`bottom ${side}`)[side]).toBeCloseTo(column[side], 0);
      }
      const middle = box('middle');
      const centre = (column.top + column.bottom) / 2;
      await expect((middle.top + middle.bottom) / 2).toBeCloseTo(centre, 0);
    });

    await step('all five show the first value, "Jill"', async () => {
      await expect(chosenTexts(canvasElement)).toEqual(Array(5).fill('Jill'));
    });

    for (const place of places) {
      await step(`at the ${place} the list is 500 px wide and inside the window`, async () => {
        window.scrollTo(0, place.startsWith('bottom') ? document.body.scrollHeight : 0);
        const field = fieldAt(canvasElement, place);
        const popup = await openList(field);
        await eventually(() =>
          expectFitted(
            popup.getBoundingClientRect(),
            selectOf(field).getBoundingClientRect(),
            place,
          ),
        );
        const { scrollWidth, clientWidth } = document.documentElement;
        await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
        await pressKeys(field, 'Escape');
        await expectClosed(field);
      });
    }

    await step('the options are Jack eleven times, Lucy ten times, and Jill', async () => {
      const field = fieldAt(canvasElement, 'top left');
      await openList(field);
      await expect(optionTexts(field)).toEqual(['Jack'.repeat(11), 'Lucy'.repeat(10), 'Jill']);
    });

    await step('choosing in one changes all five', async () => {
      await chooseOption(fieldAt(canvasElement, 'top left'), 'Lucy'.repeat(10));
      await expect(args.onChange).toHaveBeenLastCalledWith('2');
      await expect(chosenTexts(canvasElement)).toEqual(Array(5).fill('Lucy'.repeat(10)));
    });

    await step('choosing with the keyboard in another changes all five, too', async () => {
      const field = fieldAt(canvasElement, 'bottom right');
      await openList(field);
      await eventually(() => expect(activeOption(field)).toBe('Lucy'.repeat(10)));
      await pressKeys(field, 'ArrowDown', 'Enter');
      await expect(args.onChange).toHaveBeenLastCalledWith('3');
      await expect(chosenTexts(canvasElement)).toEqual(Array(5).fill('Jill'));
    });

    await step('choosing the same value again does not call onChange', async () => {
      await chooseOption(fieldAt(canvasElement, 'middle'), 'Jill');
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
};
