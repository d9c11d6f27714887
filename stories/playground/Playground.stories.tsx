import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, within } from '@storybook/test';
import Select, { type SelectProps } from 'rc-select';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { chooseOption, eventually, openList, optionTexts } from '../_shared/play.ts';

const group = (category: string, description: string, defaultValue?: string) => ({
  description,
  table: {
    category,
    ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
  },
});

const yesNo = { control: 'boolean' } as const;

const meta = {
  title: 'Playground',
  component: Select,
  parameters: { controls: { disable: false } },
  argTypes: {
    style: { table: { disable: true } },
    'aria-label': { table: { disable: true } },
    onChange: { table: { disable: true } },
    onSearch: { table: { disable: true } },
    mode: {
      description:
        '`multiple`: several values. `tags`: several, and typed text becomes one. `combobox`: free text with suggestions. None: one value.',
      table: { category: 'Value', type: { summary: "'multiple' | 'tags' | 'combobox'" } },
      control: { type: 'inline-radio', labels: { undefined: 'none' } },
      options: [undefined, 'multiple', 'tags', 'combobox'],
    },
    placeholder: { ...group('Value', 'Shown while nothing is selected.'), control: 'text' },
    allowClear: { ...group('Value', 'Shows a button that clears the value.', 'false'), ...yesNo },
    disabled: { ...group('Value', 'Disables the select.', 'false'), ...yesNo },
    options: { ...group('Options', 'The options of the list.'), control: 'object' },
    showSearch: {
      ...group('Search', 'Lets users type to filter the list. All other modes always do.', 'false'),
      ...yesNo,
      if: { arg: 'mode', truthy: false },
    },
    optionFilterProp: {
      ...group('Search', 'The property of an option that is searched.', "'value'"),
      control: 'inline-radio',
      options: ['value', 'label'],
    },
    defaultActiveFirstOption: {
      ...group('Search', 'Makes the first option active when the list opens.', 'true'),
      ...yesNo,
    },
    notFoundContent: {
      ...group('Search', 'Shown when nothing matches.', "'Not Found'"),
      control: 'text',
    },
    placement: {
      ...group('Dropdown', 'Where the list opens.', "'bottomLeft'"),
      control: 'select',
      options: ['bottomLeft', 'bottomRight', 'topLeft', 'topRight'],
    },
    dropdownMatchSelectWidth: {
      ...group('Dropdown', 'Makes the list as wide as the field.', 'true'),
      ...yesNo,
    },
    listHeight: {
      ...group('Dropdown', 'Height of the list in pixels.', '200'),
      control: { type: 'range', min: 80, max: 400, step: 20 },
    },
    virtual: { ...group('Dropdown', 'Renders only the options in view.', 'true'), ...yesNo },
    maxTagCount: {
      ...group(
        'Tags',
        'How many tags are shown before the rest collapse into “+ N …”. In the modes `multiple` and `tags`.',
      ),
      control: { type: 'number', min: 0, max: 20, step: 1 },
    },
    maxTagTextLength: {
      ...group(
        'Tags',
        'Cuts the text of a tag after this many characters. In the modes `multiple` and `tags`.',
      ),
      control: { type: 'number', min: 1, max: 40, step: 1 },
    },
    showArrow: {
      description: 'Shows the arrow.',
      table: {
        category: 'Icons',
        type: { summary: 'boolean' },
        defaultValue: { summary: 'true (single, loading), false (others)' },
      },
      control: { type: 'inline-radio', labels: { undefined: 'default' } },
      options: [undefined, true, false],
    },
    loading: { ...group('Icons', 'Replaces the arrow with a spinner.', 'false'), ...yesNo },
    direction: {
      ...group('Accessibility', 'Direction of text and layout.', "'ltr'"),
      control: 'inline-radio',
      options: ['ltr', 'rtl'],
    },
  },
  args: {
    mode: undefined,
    placeholder: 'Choose a fruit',
    // These are the defaults; only with a value does Storybook show a switch.
    allowClear: false,
    disabled: false,
    options: ['Apple', 'Banana', 'Cherry', 'Damson', 'Elderberry', 'Fig', 'Grape'].map((label) => ({
      value: label.toLowerCase(),
      label,
    })),
    style: { width: 300 },
    'aria-label': 'Fruit',
    onChange: fn(),
    onSearch: fn(),
  },
} satisfies Meta;

export default meta;

type Story = StoryObj<SelectProps>;

export const Playground: Story = {
  play: async ({ canvasElement, step }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Fruit' });

    await step('the list offers the options of the args', async () => {
      await openList(field);
      await eventually(() => expect(optionTexts(field)).toContain('Banana'));
    });

    await step('a chosen option is shown', async () => {
      await chooseOption(field, 'Banana');
      await eventually(() => expect(canvasElement).toHaveTextContent('Banana'));
    });
  },
};
