import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import OptionLabelProp from './OptionLabelProp.tsx';

const meta = {
  title: 'Demo/option-label-prop',
  component: OptionLabelProp,
  args: { onChange: fn(), onSelect: fn(), onDeselect: fn() },
} satisfies Meta<typeof OptionLabelProp>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
