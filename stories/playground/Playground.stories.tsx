import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, within } from '@storybook/test';
import Select, { type SelectProps } from 'rc-select';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { chooseOption, eventually, openList, optionTexts } from '../_shared/play.ts';
import { listArgTypes } from './controls.ts';
import properties from './properties.json';
import { ServerOptions } from './ServerOptions.tsx';

const meta = {
  title: 'Playground',
  component: Select,
  decorators: [
    (Story, { args }) => (
      <ServerOptions args={args}>{(found) => <Story args={found} />}</ServerOptions>
    ),
  ],
  parameters: { controls: { disable: false } },
  argTypes: {
    ...listArgTypes(properties),
    'aria-label': { table: { disable: true } },
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
