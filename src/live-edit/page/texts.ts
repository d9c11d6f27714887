import { createTexts } from 'storysite/theme';

/** The texts of the open editor. Those of its button are with the button, which is in every page's script. */
export const t = createTexts('live-edit', {
  en: {
    files: 'Files',
    edited: '{story}, edited',
    leaveHint: 'Tab indents. To leave the editor, press Escape, then Tab.',
    shared: 'This file is shared by several stories and cannot be changed here.',
    leftOut: 'What the stories file renders around the component is left out here.',
    tooLong:
      'That would be {length} characters. The editor takes up to {limit}, so the text is as it was.',
    place: '{file}, line {line}, column {column}: {error}',
    loading: 'Loading the story…',
    stop: 'Stop',
    frozen: 'The story is not responding. It may contain an endless loop.',
    stopped: 'The story was stopped. Change the code to run it again.',
    ended: 'The story ended.',
    failed: 'The story could not be loaded: editing needs a network.',
    tryAgain: 'Try again',
    left: 'The code went to another address, which ends the story. Change the code to run it again.',
  },
  'zh-CN': {
    files: '文件',
    edited: '{story}（已编辑）',
    leaveHint: '按 Tab 键缩进；如需离开编辑器，先按 Esc，再按 Tab。',
    shared: '此文件由多个示例共用，不能在此修改。',
    leftOut: '用例文件在组件外层渲染的内容在此省略。',
    tooLong: '内容将达到 {length} 个字符，超出编辑器 {limit} 个字符的上限，因此未作修改。',
    place: '{file}，第 {line} 行，第 {column} 列：{error}',
    loading: '正在加载示例…',
    stop: '停止',
    frozen: '示例没有响应，代码可能陷入了死循环。',
    stopped: '示例已停止，修改代码后会重新运行。',
    ended: '示例已结束。',
    failed: '示例加载失败，编辑功能需要联网。',
    tryAgain: '重试',
    left: '代码跳转到了其他地址，示例已结束；修改代码后会重新运行。',
  },
});
