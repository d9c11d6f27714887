const demos = (text: string, ...names: string[]) => ({
  text,
  pages: names.map((name) => `/demo/${name}`),
});

const guides = [
  'load-options-from-a-server',
  'use-it-in-a-form',
  'style-it',
  'long-lists',
  'typescript',
  'requirements-and-upgrading',
];

/** Overview of all demos. */
const demosPage = { text: 'Demo', pages: ['/demo/all-demos'] };

/** The guides, then the demos in learning order. Demos not listed here come last, in the group `Demo`. */
export const menu = [
  { text: 'Guides', pages: guides.map((name) => `/guides/${name}`) },
  demosPage,
  demos('Basics', 'single', 'multiple', 'tags', 'combobox', 'optgroup', 'controlled'),
  demos(
    'Search and filter',
    'option-filter-prop',
    'filter-sort',
    'option-label-prop',
    'single-field-names',
    'email',
  ),
  demos('Remote data', 'suggest', 'force-suggest', 'mul-suggest', 'mul-tag-suggest'),
  demos('Customizing', 'custom-icon', 'custom-tags', 'custom-selector'),
  demos(
    'Dropdown',
    'dropdown-render',
    'auto-adjust-dropdown',
    'get-popup-container',
    'single-animation',
  ),
  demos('States', 'loading', 'multiple-readonly', 'update-option'),
];
