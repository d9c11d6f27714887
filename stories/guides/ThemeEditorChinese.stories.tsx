import type { Meta, StoryObj } from '@storybook/react';
import ThemeEditor from './ThemeEditor.tsx';

const meta = {
  title: 'zh-CN/Guides/Style it',
  tags: ['zh-CN'],
  component: ThemeEditor,
  args: {
    texts: {
      color: '颜色',
      radius: '圆角：',
      height: '高度：',
      copy: '复制',
      copied: '已复制',
      light: '浅色',
      dark: '深色',
    },
  },
  argTypes: { texts: { table: { disable: true } } },
} satisfies Meta<typeof ThemeEditor>;

export default meta;

export const Editor: StoryObj<typeof meta> = { name: '主题编辑器' };
