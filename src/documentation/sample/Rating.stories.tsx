import type { Meta, StoryObj } from '@storybook/react';
import { Rating } from './Rating.tsx';

const meta: Meta<typeof Rating> = {
  title: 'Theme/Story box',
  component: Rating,
  args: { label: 'The soup', defaultValue: 3 },
  argTypes: { color: { control: 'color' }, onChange: { table: { category: 'Events' } } },
};

export default meta;

type Story = StoryObj<typeof Rating>;

export const Basic: Story = {};

export const ReadOnly: Story = { args: { isReadOnly: true, size: 'small' } };

export const Large: Story = {
  args: { label: 'The view', size: 'large', max: 3, color: '#0b6b55' },
};
