import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import CustomTags from './CustomTags.tsx';

const meta = {
  title: 'Demo/custom-tags',
  component: CustomTags,
  args: { onChange: fn() },
} satisfies Meta<typeof CustomTags>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
