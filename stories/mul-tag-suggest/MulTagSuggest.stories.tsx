import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, spyOn, within } from '@storybook/test';
import { enterTexts, withFakeSuggestService } from '../_shared/fakeSuggestService.ts';
import {
  backspaceUntil,
  chooseOption,
  eventually,
  expectWidth,
  openPopupOf,
  optionTexts,
  selectOf,
  tagElements,
  tagTexts,
  pressKeys,
} from '../_shared/play.ts';
import MulTagSuggest from './MulTagSuggest.tsx';

const meta = {
  title: 'Remote data/mul-tag-suggest',
  id: 'demo-mul-tag-suggest',
  component: MulTagSuggest,
  args: { onSearch: fn(), onChange: fn(), onSelect: fn(), onDeselect: fn() },
} satisfies Meta<typeof MulTagSuggest>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};

export const Behavior: StoryObj<typeof meta> = {
  tags: ['test'],
  play: ({ canvasElement, args, step }) =>
    withFakeSuggestService(async ({ calls, callFor }) => {
      const canvas = within(canvasElement);
      const field = canvas.getByRole('combobox', { name: 'Suggestions or any text' });

      await step('it is 500 px wide and shows its placeholder', async () => {
        await expectWidth(selectOf(field), 500);
        await expect(canvas.getByText('placeholder')).toBeVisible();
      });

      await step('quick typing makes one request', async () => {
        await enterTexts(field, 's', 'sh', 'sho');
        await callFor('sho');
        await expect(calls.map(({ text }) => text)).toEqual(['sho']);
      });

      await step('the typed text is the first option, then the suggestions', async () => {
        (await callFor('sho')).answer(['red shoes', 'blue socks']);
        await openPopupOf(field);
        await eventually(() =>
          expect(optionTexts(field)).toEqual(['sho', 'red shoes', 'blue socks']),
        );
      });

      await step('a suggestion becomes a tag, with its label in its value', async () => {
        await chooseOption(field, 'red shoes');
        const [value] = args.onChange?.mock.lastCall ?? [];
        await expect(value).toEqual([
          expect.objectContaining({ value: 'red shoes', label: expect.anything() }),
        ]);
        await expect(tagElements(field)[0]!.querySelector('i')).toHaveTextContent('red shoes');
      });

      await step('Enter turns any other text into a tag', async () => {
        await enterTexts(field, 'my own');
        await pressKeys(field, 'Enter');
        await expect(tagTexts(field)).toEqual(['red shoes', 'my own']);
        await expect(args.onSelect).toHaveBeenCalledTimes(2);
      });

      await step('Backspace removes the last tag', async () => {
        await backspaceUntil(field, () => expect(tagTexts(field)).toEqual(['red shoes']));
      });

      await step('a failed request says so, and the text can still become a tag', async () => {
        const warn = spyOn(console, 'warn').mockImplementation(() => {});
        await enterTexts(field, 'blue');
        (await callFor('blue')).fail();
        await expect(await canvas.findByText('suggestions are unavailable')).toBeVisible();
        await expect(optionTexts(field)).toEqual(['blue', 'red shoes']);
        await expect(warn).toHaveBeenCalledTimes(1);
        warn.mockRestore();
        await pressKeys(field, 'Enter');
        await expect(tagTexts(field)).toEqual(['red shoes', 'blue']);
      });
    }),
};
