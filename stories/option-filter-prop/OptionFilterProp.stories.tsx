import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import OptionFilterProp from './OptionFilterProp.tsx';

const meta = {
  title: 'Demo/option-filter-prop',
  component: OptionFilterProp,
  args: { onChange: fn(), onSelect: fn(), onSearch: fn() },
} satisfies Meta<typeof OptionFilterProp>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
