/** Chinese texts of navigation and menu. */
export const chinese = {
  nav: [
    { text: '首页', link: '/zh-CN' },
    { text: '快速上手', link: '/zh-CN/getting-started' },
    { text: 'API', link: '/zh-CN/api' },
    { text: '示例', link: '/zh-CN/demo/all-demos' },
  ],
  // Menu groups.
  groups: {
    Guides: '指南',
    Basics: '基础用法',
    'Search and filter': '搜索与筛选',
    'Remote data': '远程数据',
    Customizing: '自定义',
    Dropdown: '下拉列表',
    States: '状态',
    Demo: '示例',
  },
};
