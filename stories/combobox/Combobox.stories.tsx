import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import Combobox from './Combobox.tsx';

const meta = {
  title: 'Demo/combobox',
  component: Combobox,
  args: { onChange: fn() },
} satisfies Meta<typeof Combobox>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
