import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, spyOn, userEvent, within } from '@storybook/test';
import { enterTexts, withFakeSuggestService } from '../_shared/fakeSuggestService.ts';
import {
  activeOption,
  afterTimers,
  chosenText,
  eventually,
  expectClosed,
  expectWidth,
  findOption,
  openList,
  optionTexts,
  popupOf,
  selectOf,
  pressKeys,
} from '../_shared/play.ts';
import ForceSuggest from './ForceSuggest.tsx';

const meta = {
  title: 'Remote data/force-suggest',
  id: 'demo-force-suggest',
  component: ForceSuggest,
  args: { onSearch: fn(), onChange: fn(), onSelect: fn() },
} satisfies Meta<typeof ForceSuggest>;

export default meta;

/** Longer than the debounce. */
const NO_CALL_MS = 600;

export const Basic: StoryObj<typeof meta> = {};

export const Behavior: StoryObj<typeof meta> = {
  tags: ['test'],
  play: ({ canvasElement, args, step }) =>
    withFakeSuggestService(async ({ calls, callFor }) => {
      const canvas = within(canvasElement);
      const field = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Suggestion' });
      const toggle = canvas.getByRole('button', { name: 'toggle disabled' });

      await step('it is 500 px wide and opens an empty list', async () => {
        await expectWidth(selectOf(field), 500);
        await expect(await openList(field)).toHaveTextContent('Not Found');
      });

      await step('the first suggestion is active; labels are in italics', async () => {
        await enterTexts(field, 's', 'sh', 'sho');
        (await callFor('sho')).answer(['red shoes', 'blue socks']);
        await eventually(() => expect(optionTexts(field)).toEqual(['red shoes', 'blue socks']));
        await eventually(() => expect(activeOption(field)).toBe('red shoes'));
        const row = await findOption(field, 'red shoes');
        await expect(row.querySelector('i')).toHaveTextContent('red shoes');
        await expect(calls.map(({ text }) => text)).toEqual(['sho']);
      });

      await step('Enter selects it, with its label in its value', async () => {
        await pressKeys(field, 'Enter');
        await expectClosed(field);
        const [value] = args.onChange?.mock.lastCall ?? [];
        await expect(value).toEqual(
          expect.objectContaining({ value: 'red shoes', label: expect.anything() }),
        );
        await expect(chosenText(field)).toBe('red shoes');
      });

      await step('clearing the text clears the list without a request', async () => {
        await openList(field);
        await enterTexts(field, 'hat');
        (await callFor('hat')).answer(['green hat']);
        await eventually(() => expect(optionTexts(field)).toEqual(['green hat']));
        await enterTexts(field, '');
        await eventually(() => expect(popupOf(field)).toHaveTextContent('Not Found'));
        await expect(calls.map(({ text }) => text)).toEqual(['sho', 'hat']);
      });

      await step('clearing the text cancels a waiting request and a pending one', async () => {
        await enterTexts(field, 'never asked', '');
        await afterTimers(NO_CALL_MS);
        await expect(calls.map(({ text }) => text)).toEqual(['sho', 'hat']);
        await enterTexts(field, 'coat');
        const call = await callFor('coat');
        await enterTexts(field, '');
        await expect(call.isOpen()).toBe(false);
        call.answer(['too late']);
        await expect(popupOf(field)).toHaveTextContent('Not Found');
      });

      await step('text that is not selected is discarded', async () => {
        await enterTexts(field, 'my own');
        await userEvent.click(document.body);
        await expectClosed(field);
        await expect(chosenText(field)).toBe('red shoes');
        await expect(args.onChange).toHaveBeenCalledTimes(1);
      });

      await step('a failed request empties the list and says so until the next input', async () => {
        const warn = spyOn(console, 'warn').mockImplementation(() => {});
        await enterTexts(field, 'blue');
        (await callFor('blue')).fail();
        await expect(await canvas.findByText('suggestions are unavailable')).toBeVisible();
        await expect(optionTexts(field)).toEqual([]);
        warn.mockRestore();
        await enterTexts(field, '');
        await expect(canvas.queryByText('suggestions are unavailable')).toBeNull();
        await userEvent.click(document.body);
      });

      await step('the toggle disables the select and enables it again', async () => {
        await userEvent.click(toggle);
        await expect(field).toBeDisabled();
        await userEvent.click(selectOf(field));
        await expectClosed(field);
        await userEvent.click(toggle);
        await expect(field).toBeEnabled();
        await openList(field);
      });
    }),
};
