import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, within } from '@storybook/test';
import { enterTexts } from '../_shared/fakeSuggestService.ts';
import {
  chooseOption,
  chosenText,
  eventually,
  expectClosed,
  findOption,
  openList,
  optionTexts,
  popupOf,
  selectOf,
} from '../_shared/play.ts';
import { withFakeServer } from '../_shared/fakeServer.ts';
import LoadOptions from './LoadOptions.tsx';

const meta = {
  title: 'Guides/Load options from a server',
  component: LoadOptions,
  args: { onChange: fn() },
} satisfies Meta<typeof LoadOptions>;

export default meta;

const city = (label: string) => ({ value: label.toLowerCase(), label });

export const Basic: StoryObj<typeof meta> = {
  name: 'Load options',
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'City' });
    const status = canvas.getByRole('status');
    const isLoading = () => selectOf(field).classList.contains('rc-select-loading');

    await step('the file of this site answers', async () => {
      await enterTexts(field, 'lis');
      await findOption(field, 'Lisbon');
      await expect(optionTexts(field)).toEqual(['Lisbon']);
      await expect(status).toHaveTextContent('Choose from the list.');
    });

    await withFakeServer(async ({ requests, requestFor }) => {
      await step('quick typing makes one request, 300 ms after the last key', async () => {
        const start = performance.now();
        await enterTexts(field, 'b', 'be', 'ber');
        await expect(isLoading()).toBe(true);
        await expect(status).toHaveTextContent('Loading …');
        await expect(popupOf(field)).toHaveTextContent('Loading …');
        const request = await requestFor('ber');
        await expect(performance.now() - start).toBeGreaterThanOrEqual(299);
        await expect(requests.map(({ text }) => text)).toEqual(['ber']);
        request.answer([city('Bern'), city('Bergen'), city('Berlin')]);
        await findOption(field, 'Bern');
        await expect(optionTexts(field)).toEqual(['Bern', 'Bergen', 'Berlin']);
        await expect(isLoading()).toBe(false);
      });

      await step('typing on aborts the request before, so no late answer is shown', async () => {
        await enterTexts(field, 'p');
        const late = await requestFor('p');
        await enterTexts(field, 'pa');
        await expect(late.isAborted()).toBe(true);
        late.answer([city('Prague')]);
        (await requestFor('pa')).answer([city('Paris')]);
        await findOption(field, 'Paris');
        await expect(optionTexts(field)).toEqual(['Paris']);
      });

      await step('an empty answer says that nothing was found', async () => {
        await enterTexts(field, 'pax');
        (await requestFor('pax')).answer([]);
        await eventually(() => expect(popupOf(field)).toHaveTextContent('No city found.'));
        await expect(status).toHaveTextContent('No city found.');
      });

      await step('a city that is chosen keeps its name after the list is gone', async () => {
        await enterTexts(field, 'par');
        (await requestFor('par')).answer([city('Paris')]);
        await chooseOption(field, 'Paris');
        await expectClosed(field);
        await expect(args.onChange).toHaveBeenLastCalledWith(
          'paris',
          expect.objectContaining({ label: 'Paris' }),
        );
        await openList(field);
        await enterTexts(field, 'rome');
        (await requestFor('rome')).answer([]);
        await eventually(() => expect(popupOf(field)).toHaveTextContent('No city found.'));
        await enterTexts(field, '');
        await expect(chosenText(field)).toBe('Paris');
      });
    });
  },
};
