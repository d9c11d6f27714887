import type { Meta, StoryObj } from '@storybook/react';
import { Fields } from './Fields.tsx';

const meta: Meta<typeof Fields> = {
  title: 'Theme/Controls',
  component: Fields,
  args: {
    text: 'Harbour',
    count: 4,
    share: 40,
    isOpen: true,
    size: 'medium',
    city: 'Lisbon',
    days: ['Saturday'],
    color: '#0b6b55',
    date: Date.UTC(2026, 10, 27),
    place: { lat: 38.7, lng: -9.1 },
  },
  argTypes: {
    share: { control: { type: 'range', min: 0, max: 100, step: 5 } },
    size: { control: 'radio' },
    city: { control: 'select', options: ['Lisbon', 'Porto', 'Faro', 'Braga'] },
    days: { control: 'check', options: ['Friday', 'Saturday', 'Sunday'] },
    color: { control: 'color' },
    date: { control: 'date' },
    place: { control: 'object' },
  },
};

export default meta;

export const AllFields: StoryObj<typeof Fields> = {};
