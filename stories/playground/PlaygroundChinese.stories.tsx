import type { ArgTypes, Meta, StoryObj } from '@storybook/react';
import Select, { type SelectProps } from 'rc-select';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import english, { Playground as englishStory } from './Playground.stories.tsx';

/** What the controls say, by the English text. */
const texts: Record<string, string> = {
  // Groups
  Value: '值',
  Options: '选项',
  Search: '搜索',
  Dropdown: '下拉列表',
  Tags: '标签',
  Icons: '图标',
  Accessibility: '无障碍',
  // Descriptions
  '`multiple`: several values. `tags`: several, and typed text becomes one. `combobox`: free text with suggestions. None: one value.':
    '`multiple`：多选；`tags`：多选，输入的文本也会成为标签；`combobox`：自由输入，并给出建议。不设置：单选。',
  'Shown while nothing is selected.': '未选择时显示的占位文本。',
  'Shows a button that clears the value.': '显示清除图标，点击后清空值。',
  'Disables the select.': '禁用选择器。',
  'The options of the list.': '列表中的选项。',
  'Lets users type to filter the list. All other modes always do.':
    '允许输入文本来筛选列表；其他模式始终可以输入。',
  'The property of an option that is searched.': '搜索选项的哪个字段。',
  'Makes the first option active when the list opens.': '列表展开时高亮第一个选项。',
  'Shown when nothing matches.': '没有匹配的选项时显示的文本。',
  'Where the list opens.': '列表的弹出位置。',
  'Makes the list as wide as the field.': '列表与选择器同宽。',
  'Height of the list in pixels.': '列表的高度，单位为像素。',
  'Renders only the options in view.': '只渲染可见的选项。',
  'How many tags are shown before the rest collapse into “+ N …”. In the modes `multiple` and `tags`.':
    '最多显示多少个标签，其余折叠为“+ N …”。仅在 `multiple` 和 `tags` 模式下有效。',
  'Cuts the text of a tag after this many characters. In the modes `multiple` and `tags`.':
    '标签最多显示多少个字符。仅在 `multiple` 和 `tags` 模式下有效。',
  'Shows the arrow.': '显示箭头。',
  'Replaces the arrow with a spinner.': '用加载图标代替箭头。',
  'Direction of text and layout.': '文字和布局的方向。',
  // Defaults and choices
  'true (single, loading), false (others)': 'true（单选、加载中），false（其他）',
  none: '未设置',
  default: '默认',
};

/** An arg type, or a part of it, with its texts in Chinese. */
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
  argTypes: translate(english.argTypes) as ArgTypes,
  args: {
    ...english.args,
    placeholder: '请选择水果',
    options: english.args.options.map(({ value }, index) => ({ value, label: fruits[index] })),
    'aria-label': '水果',
  },
} satisfies Meta;

export default meta;

type Story = StoryObj<SelectProps>;

/** The English one's play function looks for English names. */
export const Playground: Story = { ...englishStory, play: undefined };
