import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import MultipleReadonly from './MultipleReadonly.tsx';

const meta = {
  title: 'Demo/multiple-readonly',
  component: MultipleReadonly,
  args: { onChange: fn(), onSelect: fn(), onDeselect: fn() },
} satisfies Meta<typeof MultipleReadonly>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
