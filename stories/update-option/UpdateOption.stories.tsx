import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import UpdateOption from './UpdateOption.tsx';

const meta = {
  title: 'Demo/update-option',
  component: UpdateOption,
  args: { onChange: fn(), onSearch: fn() },
} satisfies Meta<typeof UpdateOption>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
