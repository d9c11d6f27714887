import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import CustomIcon from './CustomIcon.tsx';

const meta = {
  title: 'Demo/custom-icon',
  component: CustomIcon,
  args: { onChange: fn() },
} satisfies Meta<typeof CustomIcon>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
