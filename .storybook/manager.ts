import { addons } from 'storybook/internal/manager-api';

addons.setConfig({
  // The theme addon draws the head of the manager from this; the address is the docs site's, one level up.
  themeBrand: { title: 'rc-select', url: '../' },
  // What a story opens with: the steps of its play function.
  selectedPanel: 'storybook/interactions/panel',
  // As folders, groups keep their order; as headings they come after the pages without a group.
  sidebar: { showRoots: false },
});
