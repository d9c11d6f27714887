import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from '@storybook/test';
import { enterTexts } from '../_shared/fakeSuggestService.ts';
import { eventually, findOption, optionTexts, popupOf, selectOf } from '../_shared/play.ts';
import { type FakeRequest, withFakeServer } from '../_shared/fakeServer.ts';
import LoadOptions from './LoadOptions.tsx';

/** A server that answers an error, slowly, or never. */
const meta = {
  title: 'Guide tests/Load options from a server',
  component: LoadOptions,
} satisfies Meta<typeof LoadOptions>;

export default meta;

type Story = StoryObj<typeof meta>;

const FAILED = 'Could not load cities. Change the text to try again.';

/** Searches, fails the request, expects an error, then a list on retry. */
function recoversFrom(happen: (request: FakeRequest) => void): Story['play'] {
  return ({ canvasElement, step }) =>
    withFakeServer(async ({ requestFor }) => {
      const field = within(canvasElement).getByRole('combobox', { name: 'City' });
      const status = within(canvasElement).getByRole('status');

      await step('the list and the status say what happened', async () => {
        await enterTexts(field, 'oslo');
        happen(await requestFor('oslo'));
        await eventually(() => expect(popupOf(field)).toHaveTextContent(FAILED));
        await expect(status).toHaveTextContent(FAILED);
        await expect(selectOf(field)).not.toHaveClass('rc-select-loading');
        await expect(optionTexts(field)).toEqual([]);
      });

      await step('another text tries again', async () => {
        await enterTexts(field, 'osl');
        (await requestFor('osl')).answer([{ value: 'oslo', label: 'Oslo' }]);
        await findOption(field, 'Oslo');
        await expect(status).not.toHaveTextContent(FAILED);
      });
    });
}

export const ServerError: Story = { play: recoversFrom((request) => request.fail(500)) };

export const NoConnection: Story = { play: recoversFrom((request) => request.disconnect()) };

export const WrongAnswer: Story = {
  play: recoversFrom((request) => request.answer({ error: 'no list' })),
};

/** The select gives up after 5 seconds. */
export const NoAnswer: Story = { play: recoversFrom(() => {}) };

export const SlowAnswer: Story = {
  play: ({ canvasElement, step }) =>
    withFakeServer(async ({ requestFor }) => {
      const field = within(canvasElement).getByRole('combobox', { name: 'City' });

      await step('it says that it is loading until the answer is there', async () => {
        await enterTexts(field, 'rig');
        const request = await requestFor('rig');
        await new Promise((resolve) => setTimeout(resolve, 2000));
        await expect(popupOf(field)).toHaveTextContent('Loading …');
        await expect(selectOf(field)).toHaveClass('rc-select-loading');
        request.answer([{ value: 'riga', label: 'Riga' }]);
        await findOption(field, 'Riga');
      });
    }),
};
