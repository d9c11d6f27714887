import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  chooseOption,
  eventually,
  expectListWindow,
  expectWidth,
  findOption,
  generatedLabels,
  openList,
  openPopupOf,
  optionRows,
  optionTexts,
  pasteText,
  pressKeys,
  removeIcon,
  selectOf,
  tagTexts,
  walkList,
} from '../_shared/play.ts';
import Loading from './Loading.tsx';

const meta = {
  title: 'States/loading',
  id: 'demo-loading',
  component: Loading,
  args: { onChange: fn(), onSelect: fn(), onDeselect: fn() },
} satisfies Meta<typeof Loading>;

export default meta;

type Story = StoryObj<typeof meta>;

const fieldIn = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Options' });

const untilLoaded = (field: HTMLElement) =>
  eventually(() => expect(selectOf(field)).not.toHaveClass('rc-select-loading'));

export const Basic: Story = {};

export const Behavior: Story = {
  tags: ['test'],
  // Loaders run before the first render.
  loaders: [() => ({ start: performance.now() })],
  play: async ({ canvasElement, loaded, step }) => {
    const rendered = performance.now();
    const select = fieldIn(canvasElement);

    await step('at first it is loading, a10 is chosen, and it is 500 px wide', async () => {
      await expect(selectOf(select)).toHaveClass('rc-select-loading');
      await expect(selectOf(select).querySelector('.rc-select-arrow-loading')).toBeVisible();
      await expect(tagTexts(select)).toEqual(['a10']);
      await expectWidth(selectOf(select), 500);
    });

    await step('the opened list reads "Not Found" while loading', async () => {
      await openList(select);
      await expect(within(await openPopupOf(select)).getByText('Not Found')).toBeVisible();
      await expect(optionRows(select)).toHaveLength(0);
      await expect(selectOf(select)).toHaveClass('rc-select-loading');
    });

    await step('after 2000 ms loading clears and the options appear', async () => {
      await untilLoaded(select);
      await expect(performance.now() - loaded.start).toBeGreaterThanOrEqual(2000);
      await expect(performance.now() - rendered).toBeLessThan(4000);
      await expect(selectOf(select).querySelector('.rc-select-arrow')).toBeNull();
      await eventually(() => expect(optionTexts(select)[0]).toBe('option-10'));
      await expectListWindow(select);
    });

    await step('the selected value gets its label and is disabled', async () => {
      await expect(tagTexts(select)).toEqual(['option-10']);
      await expect(removeIcon(select, 'option-10')).toBeUndefined();
      await expect(await findOption(select, 'option-10')).toHaveClass(
        'rc-select-item-option-disabled',
      );
    });

    await step('the arrow keys reach all of them except the disabled one', async () => {
      await expect(await walkList(select)).toEqual(generatedLabels(11));
    });

    await step('an option can be chosen', async () => {
      await chooseOption(select, 'option-12');
      await eventually(() => expect(tagTexts(select)).toEqual(['option-10', 'option-12']));
      await pressKeys(select, 'Escape');
    });
  },
};

export const Separators: Story = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const select = fieldIn(canvasElement);
    await untilLoaded(select);

    await step('the search looks at the labels and ignores case', async () => {
      await userEvent.type(select, 'OPTION-3');
      await eventually(() =>
        expect(optionTexts(select)).toEqual([0, 1, 2, 3, 4, 5].map((n) => `option-3${n}`)),
      );
      await userEvent.clear(select);
    });

    await step('typing a comma ends a word that matches a label', async () => {
      await userEvent.type(select, 'option-13,');
      await eventually(() => expect(tagTexts(select)).toEqual(['option-10', 'option-13']));
      await expect(select).toHaveValue('');
    });

    await step('so does typing a space', async () => {
      await userEvent.type(select, 'option-14 ');
      await eventually(() => expect(tagTexts(select)).toContain('option-14'));
    });

    await step('pasted text is split at spaces and commas; unknown words are dropped', async () => {
      await pasteText(select, 'option-15 option-16,nothing');
      await eventually(() =>
        expect(args.onChange).toHaveBeenLastCalledWith(
          ['a10', 'd13', 'e14', 'f15', 'g16'],
          expect.anything(),
        ),
      );
      await expect(tagTexts(select).slice(3)).toEqual(['option-15', 'option-16']);
    });
  },
};
