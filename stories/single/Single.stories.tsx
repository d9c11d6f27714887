import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import Single from './Single.tsx';

const meta = {
  title: 'Demo/single',
  component: Single,
  args: { onChange: fn(), onSelect: fn(), onSearch: fn(), onFocus: fn(), onBlur: fn() },
} satisfies Meta<typeof Single>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
