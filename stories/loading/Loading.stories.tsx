import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import Loading from './Loading.tsx';

const meta = {
  title: 'Demo/loading',
  component: Loading,
  args: { onChange: fn() },
} satisfies Meta<typeof Loading>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
