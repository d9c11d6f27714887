import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import SingleAnimation from './SingleAnimation.tsx';

const meta = {
  title: 'Demo/single-animation',
  component: SingleAnimation,
  args: { onChange: fn(), onSelect: fn(), onSearch: fn() },
} satisfies Meta<typeof SingleAnimation>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
