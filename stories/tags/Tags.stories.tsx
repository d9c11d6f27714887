import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from '@storybook/test';
import {
  chooseOption,
  eventually,
  expectActive,
  expectClosed,
  expectListWindow,
  expectWidth,
  findOption,
  generatedCodes,
  openList,
  optionTexts,
  overflowText,
  pasteText,
  popupOf,
  pressKeys,
  removeIcon,
  selectOf,
  tagElements,
  tagTexts,
  walkList,
} from '../_shared/play.ts';
import Tags from './Tags.tsx';

const meta = {
  title: 'Basics/tags',
  id: 'demo-tags',
  component: Tags,
  args: { onChange: fn(), onSelect: fn(), onDeselect: fn(), onSearch: fn() },
} satisfies Meta<typeof Tags>;

export default meta;

type Story = StoryObj<typeof meta>;

const first = ['name1', 'name2', 'name3', 'name4', 'name5', 'a10', 'b11', 'c12', 'd13'];

const fieldIn = (canvas: HTMLElement, name = 'Tags') =>
  within(canvas).getByRole('combobox', { name });

const closedIn = (canvas: HTMLElement) => fieldIn(canvas, 'tags select with open = false');

const press = (canvas: HTMLElement, toggle: string) =>
  userEvent.click(within(canvas).getByRole('button', { name: `toggle ${toggle}` }));

/** Shows all tags, so that a step can read them. This recreates the fields. */
async function fieldsWithAllTags(canvas: HTMLElement) {
  await press(canvas, 'maxTagCount (null)');
  return { tags: fieldIn(canvas), closed: closedIn(canvas) };
}

export const Basic: Story = {};

export const Behavior: Story = {
  tags: ['test'],
  play: async ({ canvasElement, step }) => {
    // Looked up each time: a new kind of `maxTagCount` recreates the fields.
    const fields = () => [fieldIn(canvasElement), closedIn(canvasElement)];

    const expectOneLine = async (field: HTMLElement) => {
      await eventually(() => {
        const shown = tagTexts(field);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown).toEqual(first.slice(0, shown.length));
        expect(overflowText(field)).toBe(`+ ${first.length - shown.length} ...`);
      });
      const tops = tagElements(field).map((tag) => tag.getBoundingClientRect().top);
      await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
    };

    await step('the selects are 400 and 500 px wide', async () => {
      await expectWidth(selectOf(fieldIn(canvasElement)), 400);
      await expectWidth(selectOf(closedIn(canvasElement)), 500);
    });

    await step('responsive at first: one line of tags, and "+ N ..." for the rest', async () => {
      await expect(within(canvasElement).getByRole('button', { pressed: true })).toHaveTextContent(
        'toggle maxTagCount (responsive)',
      );
      for (const field of fields()) await expectOneLine(field);
    });

    for (const count of [0, 1]) {
      await step(`maxTagCount (${count}): ${count} shown, "+ ${9 - count} ..."`, async () => {
        await press(canvasElement, `maxTagCount (${count})`);
        for (const field of fields()) {
          await eventually(() => expect(overflowText(field)).toBe(`+ ${9 - count} ...`));
          await expect(tagTexts(field)).toEqual(first.slice(0, count));
        }
      });
    }

    await step('maxTagCount (null): all tags', async () => {
      await press(canvasElement, 'maxTagCount (null)');
      for (const field of fields()) {
        await eventually(() => expect(tagTexts(field)).toEqual(first));
        await expect(overflowText(field)).toBeUndefined();
      }
    });

    await step('maxTagCount (responsive): one line again', async () => {
      await press(canvasElement, 'maxTagCount (responsive)');
      await eventually(() =>
        expect(overflowText(fieldIn(canvasElement))).toMatch(/^\+ \d \.\.\.$/),
      );
    });
  },
};

export const Disabled: Story = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const { tags, closed } = await fieldsWithAllTags(canvasElement);

    await step('disabled: no tag can be removed, and the list stays closed', async () => {
      await press(canvasElement, 'disabled');
      for (const field of [tags, closed]) {
        await expect(field).toBeDisabled();
        await expect(selectOf(field)).toHaveClass('rc-select-disabled');
        await expect(removeIcon(field, 'name1')).toBeUndefined();
      }
      await userEvent.click(selectOf(tags).querySelector('.rc-select-selector')!);
      await expectClosed(tags);
    });

    await step('enabled again: tags can be removed from both', async () => {
      await press(canvasElement, 'disabled');
      await expect(tags).toBeEnabled();
      await userEvent.click(removeIcon(tags, 'name1')!);
      await eventually(() => expect(tagTexts(closed)).toEqual(first.slice(1)));
      await expect(args.onDeselect).toHaveBeenLastCalledWith('name1', expect.anything());
      await userEvent.click(removeIcon(closed, 'name3')!);
      await eventually(() => expect(tagTexts(tags)).not.toContain('name3'));
    });
  },
};

export const List: Story = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const { tags } = await fieldsWithAllTags(canvasElement);

    await step('the list has the generated codes, none of them disabled', async () => {
      await openList(tags);
      await expectListWindow(tags);
      await expect(await walkList(tags)).toEqual([...generatedCodes, ...first.slice(0, 5)]);
      await expect(popupOf(tags)!.querySelector('.rc-select-item-option-disabled')).toBeNull();
    });

    await step('a click selects a code, a second click deselects it', async () => {
      await chooseOption(tags, 'e14');
      await eventually(() => expect(tagTexts(tags)).toEqual([...first, 'e14']));
      await chooseOption(tags, 'a10');
      await eventually(() => expect(tagTexts(tags)).not.toContain('a10'));
      await expect(args.onDeselect).toHaveBeenLastCalledWith('a10', expect.anything());
    });

    await step('Up from the first option goes to the tags at the end', async () => {
      await expectActive(tags, 'a10');
      await pressKeys(tags, 'ArrowUp');
      await expectActive(tags, 'name5');
      await pressKeys(tags, 'Enter');
      await eventually(() => expect(tagTexts(tags)).not.toContain('name5'));
    });

    await step('the typed text comes first, then what matches in any case', async () => {
      await userEvent.type(tags, 'Z3');
      await eventually(() => expect(optionTexts(tags)).toEqual(['Z3', 'z35']));
      await expect(args.onSearch).toHaveBeenLastCalledWith('Z3');
      await expectActive(tags, 'Z3');
      await pressKeys(tags, 'ArrowDown', 'Enter');
      await eventually(() => expect(tagTexts(tags).at(-1)).toBe('z35'));
    });

    await step('Escape closes the list', async () => {
      await pressKeys(tags, 'Escape');
      await expectClosed(tags);
    });
  },
};

export const Separators: Story = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const { tags, closed } = await fieldsWithAllTags(canvasElement);
    const expectAdded = (...added: string[]) =>
      eventually(() => {
        expect(tagTexts(tags).slice(first.length)).toEqual(added);
        expect(tags).toHaveValue('');
      });

    await step('typing a space or a comma ends a tag', async () => {
      await userEvent.type(tags, 'one ');
      await expectAdded('one');
      await userEvent.type(tags, 'two,');
      await expectAdded('one', 'two');
    });

    await step('so does Enter', async () => {
      await userEvent.type(tags, 'three');
      await expectActive(tags, 'three');
      await pressKeys(tags, 'Enter');
      await expectAdded('one', 'two', 'three');
    });

    await step('Backspace removes them from last to first', async () => {
      await eventually(
        async () => {
          await pressKeys(tags, 'Backspace');
          expect(tagTexts(tags)).not.toContain('three');
        },
        { interval: 400 },
      );
      await pressKeys(tags, 'Backspace', 'Backspace');
      await expectAdded();
    });

    await step('pasted text is split at spaces, commas and new lines', async () => {
      await pasteText(tags, 'four five,six\nseven\r\neight');
      await expectAdded('four', 'five', 'six', 'seven', 'eight');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        [...first, 'four', 'five', 'six', 'seven', 'eight'],
        expect.anything(),
      );
    });

    await step('an existing tag is not added again', async () => {
      await userEvent.type(tags, 'four,');
      await expectAdded('four', 'five', 'six', 'seven', 'eight');
    });

    await step('the second select has the same tags', async () => {
      await expect(tagTexts(closed)).toEqual(tagTexts(tags));
    });
  },
};

export const LongTags: Story = {
  tags: ['test'],
  play: async ({ canvasElement, step }) => {
    const { tags, closed } = await fieldsWithAllTags(canvasElement);
    await userEvent.type(tags, 'abcdefghij,abcdefghijk,');

    await step('a tag of ten characters is shown whole', async () => {
      await eventually(() => expect(tagTexts(tags)[9]).toBe('abcdefghij'));
    });

    await step('a longer one is cut after ten; its title is whole', async () => {
      await eventually(() => expect(tagTexts(tags)[10]).toBe('abcdefghij...'));
      await expect(tagElements(tags)[10]).toHaveAttribute('title', 'abcdefghijk');
    });

    await step('the second select shows it whole', async () => {
      await expect(tagTexts(closed)[10]).toBe('abcdefghijk');
    });
  },
};

export const ForcedClosed: Story = {
  tags: ['test'],
  play: async ({ args, canvasElement, step }) => {
    const { tags, closed } = await fieldsWithAllTags(canvasElement);
    const expectNeverOpen = async () => {
      await expect(closed).toHaveAttribute('aria-expanded', 'false');
      await expect(popupOf(closed)).toBeNull();
    };

    await step('a click, the arrow keys and Enter do not open it', async () => {
      await userEvent.click(closed);
      await expect(closed).toHaveFocus();
      await expectNeverOpen();
      await pressKeys(closed, 'ArrowDown', 'Enter');
      await expectNeverOpen();
    });

    await step('typing does not, either; Enter, space and comma end a tag', async () => {
      await userEvent.type(closed, 'one');
      await expectNeverOpen();
      await pressKeys(closed, 'Enter');
      await eventually(() => expect(tagTexts(closed).slice(9)).toEqual(['one']));
      await userEvent.type(closed, 'two three,');
      await eventually(() => expect(tagTexts(closed).slice(9)).toEqual(['one', 'two', 'three']));
      await expectNeverOpen();
    });

    await step('pasted text is split at spaces and commas', async () => {
      await pasteText(closed, 'four five,six');
      await eventually(() => expect(tagTexts(closed).slice(12)).toEqual(['four', 'five', 'six']));
      await expect(args.onChange).toHaveBeenLastCalledWith(
        [...first, 'one', 'two', 'three', 'four', 'five', 'six'],
        expect.anything(),
      );
      await expectNeverOpen();
    });

    await step('both selects share the value', async () => {
      await expect(tagTexts(tags)).toEqual(tagTexts(closed));
      await chooseOption(tags, 'e14');
      await eventually(() => expect(tagTexts(closed).at(-1)).toBe('e14'));
      await userEvent.click(await findOption(tags, 'e14'));
      await eventually(() => expect(tagTexts(closed)).not.toContain('e14'));
    });
  },
};
