import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, spyOn, userEvent, within } from '@storybook/test';
import { enterTexts, withFakeSuggestService } from '../_shared/fakeSuggestService.ts';
import {
  activeOption,
  chooseOption,
  eventually,
  expectClosed,
  expectWidth,
  openPopupOf,
  optionTexts,
  selectOf,
  pressKeys,
} from '../_shared/play.ts';
import Suggest from './Suggest.tsx';

const meta = {
  title: 'Remote data/suggest',
  id: 'demo-suggest',
  component: Suggest,
  args: { onSearch: fn(), onChange: fn(), onSelect: fn(), onJump: fn() },
} satisfies Meta<typeof Suggest>;

export default meta;

type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('combobox', { name: 'Search' });

export const Basic: Story = {};

export const Behavior: Story = {
  tags: ['test'],
  play: ({ canvasElement, args, step }) =>
    withFakeSuggestService(async ({ calls, callFor }) => {
      const canvas = within(canvasElement);
      const field = fieldIn(canvasElement);
      const address = location.href;

      await step(
        'it is 500 px wide, without an arrow, and closed while there is no text',
        async () => {
          await expectWidth(selectOf(field), 500);
          await expect(selectOf(field)).toHaveClass('rc-select-customize-input');
          await expect(selectOf(field).querySelector('.rc-select-arrow')).toBeNull();
          await userEvent.click(field);
          await expectClosed(field);
        },
      );

      await step('quick typing makes one request, 300 ms after the last key', async () => {
        const start = performance.now();
        await enterTexts(field, 'r', 're', 'red');
        await expect(args.onSearch).toHaveBeenLastCalledWith('red');
        await callFor('red');
        await expect(performance.now() - start).toBeGreaterThanOrEqual(299);
        await expect(calls.map(({ text }) => text)).toEqual(['red']);
      });

      await step('the answer is shown as it is: no filter, no active option', async () => {
        (await callFor('red')).answer(['red shoes', 'scarlet coat', '1 < 2']);
        await openPopupOf(field);
        await eventually(() =>
          expect(optionTexts(field)).toEqual(['red shoes', 'scarlet coat', '1 < 2']),
        );
        await expect(activeOption(field)).toBeUndefined();
      });

      await step('typing again cancels the request and drops its late answer', async () => {
        await enterTexts(field, 'reds');
        const first = await callFor('reds');
        await enterTexts(field, 'red');
        await expect(first.isOpen()).toBe(false);
        first.answer(['too late']);
        (await callFor('red')).answer(['red one', 'red two']);
        await eventually(() => expect(optionTexts(field)).toEqual(['red one', 'red two']));
      });

      await step('Enter jumps to the text as typed, once', async () => {
        await pressKeys(field, 'Enter');
        await expect(args.onJump).toHaveBeenCalledTimes(1);
        await expect(args.onJump).toHaveBeenLastCalledWith('red');
        await expect(canvas.getByText('jump: red')).toBeVisible();
        await expectClosed(field);
      });

      await step('Enter on an active option chooses it and jumps to it, once', async () => {
        await pressKeys(field, 'ArrowDown');
        await openPopupOf(field);
        await pressKeys(field, 'ArrowDown');
        const active = activeOption(field);
        await expect(['red one', 'red two']).toContain(active);
        await pressKeys(field, 'Enter');
        await expect(args.onSelect).toHaveBeenLastCalledWith(active);
        await expect(args.onJump).toHaveBeenCalledTimes(2);
        await expect(args.onJump).toHaveBeenLastCalledWith(active);
        await expect(field).toHaveValue(active);
      });

      await step('a click on an option jumps, too', async () => {
        await chooseOption(field, 'red two');
        await expect(args.onJump).toHaveBeenCalledTimes(3);
        await expect(args.onJump).toHaveBeenLastCalledWith('red two');
        await expect(canvas.getByText('jump: red two')).toBeVisible();
      });

      await step('Enter after a click jumps to the chosen text again', async () => {
        await pressKeys(field, 'Enter');
        await expect(args.onJump).toHaveBeenCalledTimes(4);
        await expect(args.onJump).toHaveBeenLastCalledWith('red two');
      });

      await step('nothing navigates', async () => {
        await expect(location.href).toBe(address);
      });
    }),
};

/** The service is unavailable: the demo says so, and retries on new input. */
export const Unavailable: Story = {
  tags: ['test'],
  play: ({ canvasElement, step }) =>
    withFakeSuggestService(async ({ callFor }) => {
      const canvas = within(canvasElement);
      const field = fieldIn(canvasElement);
      const warn = spyOn(console, 'warn').mockImplementation(() => {});

      await step('a failed request empties the list, says so, and warns once', async () => {
        await enterTexts(field, 'red');
        (await callFor('red')).answer(['red shoes']);
        await openPopupOf(field);
        await enterTexts(field, 'red shirt');
        (await callFor('red shirt')).fail();
        await canvas.findByText('suggestions are unavailable');
        await expectClosed(field);
        await expect(warn).toHaveBeenCalledTimes(1);
      });

      await step('typing again retries', async () => {
        await enterTexts(field, 'blue');
        (await callFor('blue')).answer(['blue shirt']);
        await eventually(() => expect(optionTexts(field)).toEqual(['blue shirt']));
        await expect(canvas.queryByText('suggestions are unavailable')).toBeNull();
        await expect(warn).toHaveBeenCalledTimes(1);
        warn.mockRestore();
      });
    }),
};
