import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  backspaceUntil,
  chooseOption,
  eventually,
  expectClosed,
  expectWidth,
  findOption,
  generatedCodes,
  openList,
  overflowText,
  pasteText,
  pressKeys,
  selectOf,
  walkList,
} from '../_shared/play.ts';
import CustomTags from './CustomTags.tsx';

const meta = {
  title: 'Customizing/custom-tags',
  id: 'demo-custom-tags',
  component: CustomTags,
  args: { onChange: fn(), onSelect: fn(), onDeselect: fn(), onSearch: fn() },
} satisfies Meta<typeof CustomTags>;

export default meta;

type Story = StoryObj<typeof meta>;

const blue = 'rgb(47, 95, 208)';
const white = 'rgb(255, 255, 255)';
const red = 'rgb(200, 56, 59)';

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('combobox', { name: 'Tags' });

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

/** The x buttons of the visible tags, in order. */
const crosses = (field: HTMLElement) =>
  within(selectOf(field)).queryAllByRole<HTMLButtonElement>('button', { name: 'x' });

const shownTag =
  '.rc-select-selection-overflow-item:not([aria-hidden="true"], [class*="-rest"], [class*="-suffix"]) > span > span';

/** Text and background of each visible tag. */
const tags = (field: HTMLElement) =>
  [...selectOf(field).querySelectorAll<HTMLElement>(shownTag)].map((tag) => [
    tag.textContent,
    getComputedStyle(tag).backgroundColor,
  ]);

const texts = (field: HTMLElement) => tags(field).map(([text]) => text);

export const Basic: Story = {};

export const Behavior: Story = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    const field = fieldIn(canvasElement);

    await step('500 px wide, with name2 and name3 in red and the number 42 in blue', async () => {
      await expectWidth(selectOf(field), 500);
      await expect(tags(field)).toEqual([
        ['name2', red],
        ['42', blue],
        ['name3', red],
      ]);
    });

    await step("a tag's x removes it and does not open the list", async () => {
      await userEvent.click(crosses(field)[0]!);
      await expect(args.onChange).toHaveBeenLastCalledWith(['42', 'name3']);
      await expect(args.onDeselect).toHaveBeenLastCalledWith('name2', expect.anything());
      await expect(texts(field)).toEqual(['42', 'name3']);
      await expectClosed(field);
    });

    await step(
      'the x also works with the keyboard, and its keys do not reach the select',
      async () => {
        const [cross] = crosses(field);
        await pressKeys(cross!, 'Backspace', 'Enter');
        await expect(texts(field)).toEqual(['42', 'name3']);
        await expectClosed(field);
        await userEvent.keyboard('{Enter}');
        await expect(texts(field)).toEqual(['name3']);
        await expectClosed(field);
      },
    );

    await step('the list has the generated codes, none of them disabled', async () => {
      await openList(field);
      const codes = (await walkList(field)).filter((text) => text !== 'name3');
      await expect(codes.toSorted()).toEqual(generatedCodes.toSorted());
    });

    await step('choosing one adds a red tag', async () => {
      await chooseOption(field, 'a10');
      await expect(args.onChange).toHaveBeenLastCalledWith(['name3', 'a10']);
      await expect(tags(field)).toContainEqual(['a10', red]);
    });

    await step('selecting it again removes it', async () => {
      await userEvent.click(await findOption(field, 'a10'));
      await expect(args.onChange).toHaveBeenLastCalledWith(['name3']);
    });

    await step('Enter turns any text into a tag, and a number into a blue one', async () => {
      await userEvent.type(field, '1.5');
      await findOption(field, '1.5');
      await pressKeys(field, 'Enter');
      await expect(tags(field)).toContainEqual(['1.5', blue]);
      await expect(field).toHaveValue('');
    });

    await step('text of more than ten characters is cut, but its value is whole', async () => {
      await userEvent.type(field, 'abcdefghij,abcdefghijk,');
      await expect(texts(field)).toEqual(['name3', '1.5', 'abcdefghij', 'abcdefghij...']);
      const whole = ['name3', '1.5', 'abcdefghij', 'abcdefghijk'];
      await expect(args.onChange).toHaveBeenLastCalledWith(whole);
    });

    await step('Backspace removes the last tag', async () => {
      const left = ['name3', '1.5', 'abcdefghij'];
      await backspaceUntil(field, () => expect(texts(field)).toEqual(left));
      await expect(args.onChange).toHaveBeenLastCalledWith(left);
    });
  },
};

/** Disable the select, and limit the number of tags. */
export const Toggles: Story = {
  tags: ['test'],
  play: async ({ canvasElement, step }) => {
    const field = fieldIn(canvasElement);

    await step('disabled: tags that cannot be removed are white, a number stays blue', async () => {
      await press(canvasElement, 'toggle disabled');
      await expect(field).toBeDisabled();
      await expect(tags(field)).toEqual([
        ['name2', white],
        ['42', blue],
        ['name3', white],
      ]);
      await expect(crosses(field)).toEqual([]);
    });

    await step('enabled again: every tag can be removed', async () => {
      await press(canvasElement, 'toggle disabled');
      await expect(field).toBeEnabled();
      await expect(tags(field)[0]).toEqual(['name2', red]);
      await expect(crosses(field)).toHaveLength(3);
    });

    const counts = [
      { count: '0', shown: [], overflow: '+ 3 ...' },
      { count: '1', shown: ['name2'], overflow: '+ 2 ...' },
      { count: 'null', shown: ['name2', '42', 'name3'], overflow: undefined },
    ];
    for (const { count, shown, overflow } of counts) {
      await step(
        `toggle maxTagCount (${count}) counts the rest: ${overflow ?? 'none'}`,
        async () => {
          await press(canvasElement, `toggle maxTagCount (${count})`);
          await eventually(() => {
            expect(texts(field)).toEqual(shown);
            expect(overflowText(field)).toBe(overflow);
          });
        },
      );
    }
  },
};

/** Only a comma ends a tag. */
export const Separators: Story = {
  tags: ['test'],
  play: async ({ canvasElement, args, step }) => {
    const field = fieldIn(canvasElement);
    const first = ['name2', '42', 'name3'];

    await step('a typed space does not end a tag, a typed comma does', async () => {
      await userEvent.type(field, 'two words');
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.type(field, ',');
      await expect(args.onChange).toHaveBeenLastCalledWith([...first, 'two words']);
      await expect(field).toHaveValue('');
    });

    await step('pasted text is split at its commas, not at its spaces and lines', async () => {
      await pasteText(field, 'a b,7\n8,c');
      await expect(args.onChange).toHaveBeenLastCalledWith([
        ...first,
        'two words',
        'a b',
        '7 8',
        'c',
      ]);
    });

    await step('an existing tag is not added twice', async () => {
      await userEvent.type(field, '42,');
      await expect(texts(field).filter((text) => text === '42')).toHaveLength(1);
    });

    await step('the list offers the typed text beside the generated options', async () => {
      await openList(field);
      await userEvent.type(field, 'z3');
      await findOption(field, 'z3');
      await findOption(field, 'z35');
    });
  },
};
