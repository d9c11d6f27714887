import type { SiteConfigInput } from '../src/storysite/node/config/SiteConfig.ts';

const demoNames = `auto-adjust-dropdown combobox controlled custom-icon custom-selector custom-tags dropdown-render
  email filter-sort force-suggest get-popup-container loading mul-suggest mul-tag-suggest multiple multiple-readonly
  optgroup option-filter-prop option-label-prop single single-animation single-field-names suggest tags update-option`;

/** The earlier site wrote the ids of these demos without dashes. */
const undashed = /^(dropdown-render|filter-sort|get-popup-container|option-.*|single-field-names)$/;

const formerDemoIds = Object.fromEntries(
  demoNames
    .split(/\s+/)
    .map((name) => [
      `docs-${undashed.test(name) ? name.replaceAll('-', '') : name}`,
      `demo-${name}--basic`,
    ]),
);

export default {
  title: 'rc-select',
  version: '14.0.5',
  description:
    'A select for React: single, multiple, tags and combobox, with search and a virtual list.',
  repository: { url: 'https://github.com/react-component/select', branch: 'master' },
  externalImages: true,
  mode: 'doc',
  locales: [{ lang: 'en', label: 'English', prefix: '' }],
  nav: [
    { text: 'Home', link: '/' },
    { text: 'Demo', link: '/demo' },
  ],
  base: '/',
  htmlSuffix: false,
  demoIndex: '/demo/auto-adjust-dropdown',
  offline: true,
  sandboxes: ['CodeSandbox', 'StackBlitz'],
  suggestUrl: 'https://suggest.taobao.com/sug',
  formerDemoIds,
} satisfies SiteConfigInput;
