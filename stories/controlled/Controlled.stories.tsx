import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import Controlled from './Controlled.tsx';

const meta = {
  title: 'Demo/controlled',
  component: Controlled,
  args: { onChange: fn() },
} satisfies Meta<typeof Controlled>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
