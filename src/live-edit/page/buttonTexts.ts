/** The texts of the button that opens the editor. */
export const buttonTexts = {
  en: {
    edit: 'Edit',
    close: 'Close',
    closeEditor: 'Close the editor',
    notLoaded: 'The editor could not be loaded: check the connection and try again.',
  },
  'zh-CN': {
    edit: '编辑',
    close: '关闭',
    closeEditor: '关闭编辑器',
    notLoaded: '编辑器加载失败，请检查网络后重试。',
  },
} as const;
