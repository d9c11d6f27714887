import type { Meta, StoryObj } from '@storybook/react';
import { fn } from '@storybook/test';
import SingleFieldNames from './SingleFieldNames.tsx';

const meta = {
  title: 'Demo/single-field-names',
  component: SingleFieldNames,
  args: { onChange: fn(), onSelect: fn() },
} satisfies Meta<typeof SingleFieldNames>;

export default meta;

export const Basic: StoryObj<typeof meta> = {};
