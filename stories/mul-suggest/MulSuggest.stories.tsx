import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, spyOn, userEvent, within } from '@storybook/test';
import { enterTexts, withFakeSuggestService } from '../_shared/fakeSuggestService.ts';
import {
  animationsDuring,
  chooseOption,
  eventually,
  expectWidth,
  findOption,
  openPopupOf,
  optionTexts,
  popupOf,
  removeIcon,
  selectOf,
  tagElements,
  tagTexts,
  pressKeys,
} from '../_shared/play.ts';
import MulSuggest from './MulSuggest.tsx';

const meta = {
  title: 'Remote data/mul-suggest',
  id: 'demo-mul-suggest',
  component: MulSuggest,
  args: { onSearch: fn(), onChange: fn(), onSelect: fn(), onDeselect: fn() },
} satisfies Meta<typeof MulSuggest>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};

export const Behavior: StoryObj<typeof meta> = {
  tags: ['test'],
  play: ({ canvasElement, args, step }) =>
    withFakeSuggestService(async ({ calls, callFor }) => {
      const canvas = within(canvasElement);
      const field = canvas.getByRole('combobox', { name: 'Suggestions' });

      await step(
        'it is 500 px wide, shows its placeholder, and does not open while empty',
        async () => {
          await expectWidth(selectOf(field), 500);
          await expect(canvas.getByText('search')).toBeVisible();
          await userEvent.click(field);
          await expect(field).toHaveFocus();
          await expect(popupOf(field)).toBeNull();
        },
      );

      await step('quick typing makes one request', async () => {
        await enterTexts(field, 's', 'sh', 'sho');
        await callFor('sho');
        await expect(calls.map(({ text }) => text)).toEqual(['sho']);
      });

      await step('the list slides up, unfiltered and in italics', async () => {
        const animations = await animationsDuring(async () => {
          (await callFor('sho')).answer(['red shoes', 'blue socks']);
          await openPopupOf(field);
        });
        await expect(animations.join()).toMatch(/slide-?up/i);
        await expect(optionTexts(field)).toEqual(['red shoes', 'blue socks']);
        const row = await findOption(field, 'red shoes');
        await expect(row.querySelector('i')).toHaveTextContent('red shoes');
      });

      await step('a selected value includes its label', async () => {
        await chooseOption(field, 'red shoes');
        const [value] = args.onChange?.mock.lastCall ?? [];
        await expect(value).toEqual([
          expect.objectContaining({ value: 'red shoes', label: expect.anything() }),
        ]);
        await expect(tagTexts(field)).toEqual(['red shoes']);
      });

      await step('a selection stays when the next list does not contain it', async () => {
        await enterTexts(field, 'hat');
        (await callFor('hat')).answer(['green hat']);
        await eventually(() => expect(optionTexts(field)).toEqual(['green hat']));
        await chooseOption(field, 'green hat');
        await expect(tagTexts(field)).toEqual(['red shoes', 'green hat']);
        await expect(tagElements(field)[0]!.querySelector('i')).toHaveTextContent('red shoes');
      });

      await step('the remove icon and Backspace remove a value', async () => {
        await userEvent.click(removeIcon(field, 'red shoes')!);
        await expect(tagTexts(field)).toEqual(['green hat']);
        await pressKeys(field, 'Backspace');
        await expect(tagTexts(field)).toEqual([]);
        await expect(args.onDeselect).toHaveBeenCalledTimes(2);
      });

      await step('clearing the text clears the list without a request', async () => {
        await enterTexts(field, 'coat', '');
        await eventually(() => expect(popupOf(field)).not.toBeVisible());
        await expect(calls.map(({ text }) => text)).toEqual(['sho', 'hat']);
      });

      await step('a failed request says so and shows no "Not Found"', async () => {
        const warn = spyOn(console, 'warn').mockImplementation(() => {});
        await enterTexts(field, 'blue');
        (await callFor('blue')).fail();
        await expect(await canvas.findByText('suggestions are unavailable')).toBeVisible();
        await expect(warn).toHaveBeenCalledTimes(1);
        await expect(within(document.body).queryByText('Not Found')).toBeNull();
        warn.mockRestore();
      });
    }),
};
