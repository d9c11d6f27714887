import { addons } from 'storybook/internal/manager-api';

addons.setConfig({
  // The theme addon draws the head of the manager from this; the address is the docs site's, one level up.
  themeBrand: {
    title: `<img src="./favicon.svg" alt="" width="22" height="22" style="vertical-align: -5px" />
      rc-select <small style="font-weight: 400">14.0.5</small>`,
    url: '../',
  },
  // What a story opens with: the steps of its play function.
  selectedPanel: 'storybook/interactions/panel',
  // As folders, groups keep their order; as headings they come after the pages without a group.
  sidebar: {
    showRoots: false,
    // Translated pages are for the site's readers: neither the sidebar nor the search lists them.
    filters: { translated: ({ tags = [] }) => !tags.includes('zh-CN') },
  },
});
