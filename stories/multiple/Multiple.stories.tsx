import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import Multiple from './Multiple.tsx';

const meta = {
  title: 'Demo/multiple',
  component: Multiple,
  args: {
    onChange: fn(),
    onSelect: fn(),
    onDeselect: fn(),
    onSearch: fn(),
    onFocus: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof Multiple>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
