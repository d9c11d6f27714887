import type { Translation } from 'storysite/plugin';
import type { buttonTexts } from './page/buttonTexts.ts';
import type { editorTexts } from './page/editorTexts.ts';

/** Simplified Chinese texts of the button and the editor. */
export const zhCN = {
  edit: '编辑',
  close: '关闭',
  closeEditor: '关闭编辑器',
  notLoaded: '编辑器加载失败，请检查网络后重试。',
  files: '文件',
  codeOf: '{file} 的代码',
  resetCode: '重置代码',
  undoReset: '撤销重置',
  isEdited: '已编辑',
  edited: '{story}（已编辑）',
  copyLink: '复制链接',
  copied: '已复制',
  linkInBar: '浏览器不允许在此复制，链接已放入地址栏。',
  linkTooLong:
    '代码有 {length} 个字符，超出链接 {limit} 个字符的上限。请缩短代码，或在沙盒中打开。',
  fromLink: '这段代码来自您打开的链接，不是本站的代码。',
  damaged: '链接不完整或已被改动，此处显示原始代码。请索取完整的链接。',
  tooMuch: '链接中的代码超出编辑器 {limit} 个字符的上限，此处显示原始代码。请直接索取代码。',
  foreign: '链接中的代码属于其他页面或本站的其他版本，此处显示原始代码。',
  report: '反馈问题',
  issueBody: '**代码**：{link}\n\n**实际结果**\n\n\n**期望结果**\n\n\n---\n{versions}\n{browser}\n',
  issueLink: '（请在编辑器中点击“复制链接”，然后粘贴到此处）',
  leaveHint: '按 Tab 键缩进；如需离开编辑器，先按 Esc，再按 Tab。',
  shared: '此文件由多个示例共用，不能在此修改。',
  leftOut: '用例文件在组件外层渲染的内容在此省略。',
  tooLong: '内容将达到 {length} 个字符，超出编辑器 {limit} 个字符的上限，因此未作修改。',
  place: '{file}，第 {line} 行，第 {column} 列：{error}',
  old: '上一个可运行的版本',
  original: '编辑后的代码无法运行，此处显示原始示例。',
  loading: '正在加载示例…',
  stop: '停止',
  frozen: '示例没有响应，代码可能陷入了死循环。',
  stopped: '示例已停止，修改代码后会重新运行。',
  ended: '示例已结束。',
  failed: '示例加载失败，编辑功能需要联网。',
  tryAgain: '重试',
  left: '代码跳转到了其他地址，示例已结束；修改代码后会重新运行。',
} as const satisfies Translation<typeof buttonTexts & typeof editorTexts>;
