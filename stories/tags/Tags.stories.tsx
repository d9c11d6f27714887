import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import Tags from './Tags.tsx';

const meta = {
  title: 'Demo/tags',
  component: Tags,
  args: { onChange: fn(), onSelect: fn(), onDeselect: fn(), onSearch: fn() },
} satisfies Meta<typeof Tags>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
