import type { Meta, StoryObj } from '@storybook/react';
import texts from '../../docs/zh-CN/tableTexts.json';
import PressKeys from './PressKeys.tsx';

const meta = {
  title: 'zh-CN/Keyboard',
  tags: ['zh-CN'],
  component: PressKeys,
  args: { texts },
  argTypes: { texts: { table: { disable: true } } },
} satisfies Meta<typeof PressKeys>;

export default meta;

export const EachMode: StoryObj<typeof meta> = { name: '各种模式' };
