import { type Check, type Mutant, page, unit } from './Mutant.ts';

const limit = (says: string, name: string, [is, not]: [string, string], check: Check): Mutant => ({
  says,
  file: 'src/config/limits.ts',
  find: `${name} = ${is}`,
  replace: `${name} = ${not}`,
  check,
});

/** Wrong numbers of the site. */
export const numberMutants: Mutant[] = [
  limit(
    '"Copied" is gone after a fifth of a second',
    'COPY_RESET_MS',
    ['2000', '200'],
    unit('src/demo/DemoBox.test.tsx', 'says "Copied"'),
  ),
  limit(
    'the contents follow the scroll ten times too late',
    'SCROLL_SPY_THROTTLE_MS',
    ['200', '2000'],
    page('src/layout/Toc/Toc.spec.ts', 'follows the scroll at once'),
  ),
  limit(
    'a heading is active from 100 px on',
    'ACTIVE_ANCHOR_THRESHOLD_PX',
    ['128', '100'],
    unit('src/layout/Toc/activeHeading.test.ts'),
  ),
  limit(
    'an anchor stands at the very top',
    'ANCHOR_OFFSET_PX',
    ['100', '0'],
    unit('src/styles/tokens.test.ts', 'offset of an anchor'),
  ),
  limit(
    'a page that is there at once shows that it is loading',
    'LOADING_DELAY_MS',
    ['200', '0'],
    unit('src/layout/Loading/Loading.test.tsx'),
  ),
  limit(
    'a sandbox is waited for two seconds',
    'SANDBOX_PROBE_TIMEOUT_MS',
    ['200', '2000'],
    unit('src/addons/sandbox/probeImage.test.ts'),
  ),
  limit(
    'the contents list headings of depth 2 only',
    'TOC_DEPTHS',
    ['[2, 3]', '[2, 2]'],
    unit('src/layout/Toc/tocHeadings.test.ts'),
  ),
  limit(
    'code is folded from its eleventh line on',
    'SOURCE_FOLD_LINES',
    ['20', '10'],
    unit('src/demo/DemoBox.test.tsx', 'folds nothing'),
  ),
  {
    says: 'the style sheet puts an anchor at the very top',
    file: 'src/styles/tokens.css',
    find: '--anchor-offset: 100px',
    replace: '--anchor-offset: 0px',
    check: page('.storybook/router/router.spec.ts', '100 px under the top on arrival'),
  },
  {
    says: 'quiet text is too pale to be read',
    file: 'src/styles/tokens.css',
    find: '--muted: light-dark(#56606c',
    replace: '--muted: light-dark(#aab0b8',
    check: unit('src/styles/tokens.test.ts', 'is readable'),
  },
  {
    says: '/demo leads to another demo',
    file: 'src/config/site.config.ts',
    find: "demoIndex: '/demo/auto-adjust-dropdown'",
    replace: "demoIndex: '/demo/single'",
    check: unit('src/config/site.config.test.ts'),
  },
  {
    says: 'an id of the earlier site is lost',
    file: 'src/config/site.config.ts',
    find: "const undashed = [\n  'dropdown-render',\n",
    replace: 'const undashed = [\n',
    check: unit('src/config/site.config.test.ts'),
  },
  {
    says: 'a base path may lack its slashes',
    file: 'src/config/applyEnv.ts',
    find: "? '/' : `/${segments.join('/')}/`",
    replace: "? '/' : segments.join('/')",
    check: unit('src/config/applyEnv.test.ts'),
  },
  {
    says: 'a link may run a script',
    file: 'src/config/addresses.ts',
    find: '(mailto|tel)',
    replace: '(mailto|tel|javascript)',
    check: unit('src/config/checkSiteConfig.test.ts'),
  },
];
