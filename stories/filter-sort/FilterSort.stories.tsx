import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
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
import FilterSort from './FilterSort.tsx';

const meta = {
  title: 'Search and filter/filter-sort',
  id: 'demo-filter-sort',
  component: FilterSort,
  args: { onChange: fn(), onSelect: fn(), onSearch: fn() },
} satisfies Meta<typeof FilterSort>;

export default meta;

const given = ['Not Identified', 'Closed', 'Communicated', 'Identified', 'Resolved', 'Cancelled'];
const sorted = ['Cancelled', 'Closed', 'Communicated', 'Identified', 'Not Identified', 'Resolved'];
const values: Record<string, string> = {
  'Not Identified': '4',
  Closed: '3',
  Communicated: '2',
  Identified: '6',
  Resolved: '1',
  Cancelled: '5',
};

/** The two selects: order of all options, and of those with "identified". */
const selects = [
  { name: 'with filter sort', order: sorted, identified: ['Identified', 'Not Identified'] },
  { name: 'without filter sort', order: given, identified: ['Not Identified', 'Identified'] },
];

export const Basic: StoryObj<typeof meta> = {};

export const Behavior: StoryObj<typeof meta> = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    for (const { name, order, identified } of selects) {
      const field = within(canvasElement).getByRole('combobox', { name });
      const expectOrder = (texts: string[]) =>
        eventually(() => expect(optionTexts(field)).toEqual(texts));

      await step(`${name}: a select of 500 px under its heading, nothing chosen`, async () => {
        await expect(within(canvasElement).getByText(name)).toBeVisible();
        await expect(selectOf(field).offsetWidth).toBe(Math.min(500, canvasElement.clientWidth));
        await expect(chosenText(field)).toBeUndefined();
      });

      await step(`${name}: the whole list in its order`, async () => {
        await openList(field);
        await expectOrder(order);
        await expect(activeOption(field)).toBe(order[0]);
      });

      await step(`${name}: the search is on the label, whatever the case`, async () => {
        await userEvent.type(field, 'IDENTIFIED');
        await expect(args.onSearch).toHaveBeenLastCalledWith('IDENTIFIED');
        await expectOrder(identified);
      });

      await step(`${name}: Enter takes the first of them`, async () => {
        await eventually(() => expect(activeOption(field)).toBe(identified[0]));
        await pressKeys(field, 'Enter');
        await expectClosed(field);
        await expect(chosenText(field)).toBe(identified[0]);
        await expect(args.onSelect).toHaveBeenLastCalledWith(
          values[identified[0]!],
          expect.objectContaining({ label: identified[0] }),
        );
      });

      await step(`${name}: a value is no label, and the order comes back`, async () => {
        await openList(field);
        await userEvent.type(field, '4');
        await eventually(() => expect(optionTexts(field)).toEqual([]));
        await expect(within(document.body).getByText('Not Found')).toBeVisible();
        await userEvent.clear(field);
        await expectOrder(order);
        await pressKeys(field, 'Escape');
        await expectClosed(field);
      });

      await step(`${name}: every label carries its own value`, async () => {
        for (const label of order.filter((text) => text !== identified[0])) {
          await chooseOption(field, label);
          await expect(args.onChange).toHaveBeenLastCalledWith(
            values[label],
            expect.objectContaining({ label }),
          );
        }
      });
    }
  },
};
