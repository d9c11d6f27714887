import type { ArgTypes, Meta, StoryObj } from '@storybook/react';
import Select, { type SelectProps } from 'rc-select';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import chineseProperties from './chineseProperties.json';
import { listArgTypes } from './controls.ts';
import english, { Playground as englishStory } from './Playground.stories.tsx';

/** Chinese labels of choices, by English label. */
const texts: Record<string, string> = { none: '未设置', default: '默认' };

/** Translates the texts of an arg type, or of a part of it. */
const translate = (part: unknown): unknown => {
  if (typeof part === 'string') return texts[part] ?? part;
  if (Array.isArray(part) || typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, translate(value)]));
};

const fruits = ['苹果', '香蕉', '樱桃', '李子', '接骨木果', '无花果', '葡萄'];

const meta = {
  ...english,
  title: 'zh-CN/Playground',
  tags: ['zh-CN'],
  component: Select,
  argTypes: {
    ...english.argTypes,
    ...(translate(listArgTypes(chineseProperties)) as ArgTypes),
  },
  args: {
    ...english.args,
    placeholder: '请选择水果',
    options: english.args.options.map(({ value }, index) => ({ value, label: fruits[index] })),
    'aria-label': '水果',
  },
} satisfies Meta;

export default meta;

type Story = StoryObj<SelectProps>;

/** The play function of the English story needs English names. */
export const Playground: Story = { ...englishStory, play: undefined };
