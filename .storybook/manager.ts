import { addons } from 'storybook/internal/manager-api';

addons.setConfig({
  // Shown by the theme addon at the top of the manager; the address is the docs site's, one level up.
  themeBrand: {
    title: `<img src="./favicon.svg" alt="" width="22" height="22" style="vertical-align: -5px" />
      rc-select <small style="font-weight: 400">14.0.5</small>`,
    url: '../',
  },
  // Open stories with the steps of their play function.
  selectedPanel: 'storybook/interactions/panel',
  // As folders, groups keep their order; as headings, they would come after pages without a group.
  sidebar: {
    showRoots: false,
    // Translated pages are for the site's readers; hide them from sidebar and search.
    filters: { translated: ({ tags = [] }) => !tags.includes('zh-CN') },
  },
});
