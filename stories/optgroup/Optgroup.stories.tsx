import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import Optgroup from './Optgroup.tsx';

const meta = {
  title: 'Demo/optgroup',
  component: Optgroup,
  args: { onChange: fn(), onSelect: fn() },
} satisfies Meta<typeof Optgroup>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
