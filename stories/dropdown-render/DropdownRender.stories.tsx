import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import DropdownRender from './DropdownRender.tsx';

const meta = {
  title: 'Demo/dropdown-render',
  component: DropdownRender,
  args: { onChange: fn() },
} satisfies Meta<typeof DropdownRender>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
