import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  chosenText,
  eventually,
  expectActive,
  expectClosed,
  expectWidth,
  findOption,
  openList,
  openPopupOf,
  optionTexts,
  pressKeys,
  selectOf,
} from '../_shared/play.ts';
import OptionFilterProp from './OptionFilterProp.tsx';

const meta = {
  title: 'Search and filter/option-filter-prop',
  id: 'demo-option-filter-prop',
  component: OptionFilterProp,
  args: { onChange: fn(), onSelect: fn(), onSearch: fn() },
} satisfies Meta<typeof OptionFilterProp>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};

export const Behavior: StoryObj<typeof meta> = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Person' });
    const shown = within(canvasElement).getByRole('status');

    const expectFound = async (typed: string, found: string[]) => {
      await userEvent.clear(select);
      await userEvent.type(select, typed);
      await eventually(() => expect(optionTexts(select)).toEqual(found));
    };

    await step('nothing is selected at first; the select is 500 px wide', async () => {
      await expect(chosenText(select)).toBeUndefined();
      await expect(shown).toHaveTextContent('nobody yet');
      await expectWidth(selectOf(select), 500);
    });

    await step('the open list has three people', async () => {
      await openList(select);
      await expect(optionTexts(select)).toEqual(['张三', '李四', '王五']);
    });

    await step('typing "zhang" finds 张三', async () => {
      await expectFound('zhang', ['张三']);
      await expect(args.onSearch).toHaveBeenLastCalledWith('zhang');
    });

    await step('case does not matter', () => expectFound('LI SI', ['李四']));
    await step('Chinese text is found, too', () => expectFound('王', ['王五']));
    await step('one text can find several people', () => expectFound('ang', ['张三', '王五']));

    await step('other text finds nothing: the list reads "Not Found"', async () => {
      await expectFound('nobody', []);
      await expect(within(await openPopupOf(select)).getByText('Not Found')).toBeVisible();
    });

    await step('Enter chooses the person found, who is shown below', async () => {
      await expectFound('zhang', ['张三']);
      await expectActive(select, '张三');
      await pressKeys(select, 'Enter');
      await expectClosed(select);
      await expect(chosenText(select)).toBe('张三');
      await expect(shown).toHaveTextContent('张三');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        '张三',
        expect.objectContaining({ desc: '张三 zhang san' }),
      );
    });

    await step('after choosing, the search is empty and the list is whole', async () => {
      await expect(select).toHaveValue('');
      await openList(select);
      await eventually(() => expect(optionTexts(select)).toHaveLength(3));
    });

    await step('a click chooses another person', async () => {
      await userEvent.click(await findOption(select, '王五'));
      await eventually(() => expect(shown).toHaveTextContent('王五'));
      await expect(args.onSelect).toHaveBeenLastCalledWith('王五', expect.anything());
    });
  },
};
