// @vitest-environment node
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Built, copyFixture, runBuild } from './testBuild.ts';

const INSTALL_MS = 300_000;

/**
 * Plugins that claim modules by every common extension, and fail on the engine's modules and on modules without a file.
 */
const claims = `
const ENDING = /\\.(?:css\\.[jt]s|[cm]?[jt]sx?|mdx?|svg|css|json)(?:\\?|$)|\\?(?:inline|raw|react|url)\\b/;
const ENGINE = /\\0|\\/src\\/storysite\\/|\\/storysite\\/dist\\/|^virtual:site|\\?isolated/;
function claim(hook, id) {
  if (id && ENDING.test(id) && ENGINE.test(id)) throw new Error(hook + ' of ' + JSON.stringify(id));
  return null;
}
const hooks = (wrap) => ({
  resolveId: wrap((id, importer) => claim('resolveId', id) ?? claim('importer', importer)),
  load: wrap((id) => claim('load', id)),
  transform: wrap((code, id) => claim('transform', id)),
  moduleParsed: ({ id }) => void claim('moduleParsed', id),
});
export const claimsFirst = { name: 'claims-first', enforce: 'pre', ...hooks((hook) => hook) };
export const claimsLater = {
  name: 'claims-later',
  ...hooks((handler) => ({ handler, filter: { id: ENDING } })),
};
export const claimsLast = {
  name: 'claims-last',
  enforce: 'post',
  applyToEnvironment: () => ({ name: 'claims-inside', ...hooks((handler) => ({ handler, order: 'post' })) }),
};
`;

const files = {
  'claims.js': claims,
  '.storybook/main.ts': `import { claimsLast } from '../claims.js';
export default {
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs'],
  stories: ['../kit/*.mdx', '../kit/*.stories.tsx'],
  viteFinal: (config) => ({ ...config, plugins: [...config.plugins, [Promise.resolve(claimsLast)]] }),
};`,
  '.storybook/preview.tsx': `import './preview.css';
export default { parameters: { layout: 'centered' }, async beforeEach() {} };`,
  '.storybook/preview.css': '.from-preview { color: teal; }',
  'vite.config.ts': `import stylex from '@stylexjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import svgr from 'vite-plugin-svgr';
import { claimsFirst, claimsLater } from './claims.js';
const maps = { name: 'maps', config: () => ({ build: { sourcemap: true } }) };
const ended = (name) => ({ name, buildStart() { throw new Error(name + ' runs'); } });
export default {
  plugins: [
    claimsFirst, (stylex.default ?? stylex)(), [vanillaExtractPlugin(), [wyw()]], svgr(), react(), claimsLater, maps,
    ended('vite:dts'), ended('vite-plugin-checker'), ended('visualizer'),
  ],
};`,
  'kit/Badge.css.ts': `import { style } from '@vanilla-extract/css';
export const badge = style({ padding: 11 });`,
  'kit/mark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>',
  'kit/Badge.tsx': `\uFEFFimport { css } from '@linaria/core';
import * as stylex from '@stylexjs/stylex';
import { badge } from './Badge.css.ts';
import Mark from './mark.svg?react';

const { root } = stylex.create({ root: { borderTopWidth: 3 } });
const box = css\`
  letter-spacing: 7px;
\`;

/** A **badge** with a [link](https://example.com). */
export const Badge = ({ label }: { /** What *it* says. */ label: string }) => (
  <b className={badge}>
    <i {...stylex.props(root)}>{label}</i>
    <s className={box} title={import.meta.url}><Mark /></s>
  </b>
);`,
  // Both libraries in a stories module, which the engine prepares.
  'kit/Badge.stories.tsx': `import { css } from '@linaria/core';
import * as stylex from '@stylexjs/stylex';
import { Badge } from './Badge';

export default { title: 'Badge', component: Badge, tags: ['autodocs'] };
const wide = css\`
  word-spacing: 5px;
\`;
const { wrap } = stylex.create({ wrap: { outlineOffset: 9 } });
export const Wrapped = {
  args: { label: 'Wrapped' },
  render: ({ label }) => <p className={wide}><u {...stylex.props(wrap)}><Badge label={label} /></u></p>,
  play: async () => {},
};`,
  // No other module of its page has a sheet.
  'kit/Chip.stories.tsx': `import * as stylex from '@stylexjs/stylex';
const { chip } = stylex.create({ chip: { minHeight: 13 } });
export default { title: 'Chip' };
export const Only = () => <q {...stylex.props(chip)}>Chip</q>;`,
  'kit/Guide.mdx': `import { Canvas, Markdown, Meta } from '@storybook/addon-docs/blocks';
import * as Badge from './Badge.stories';
import text from './text.md?raw';

<Meta title="Guide" />

# Guide

<Canvas of={Badge.Wrapped} source={{ transform: (code) => code }} />

<Markdown>{text}</Markdown>`,
  'kit/text.md': 'Some *text*.',
};

let project: string;
let built: Built;
beforeAll(async () => {
  project = await copyFixture(files, 'storybook-10');
  // Any warning would end the build, such as one of a plugin without a source map.
  built = await runBuild(project, '--strict', '--force');
}, INSTALL_MS);
afterAll(() => rm(project, { recursive: true, force: true }));

const readPage = (path: string) => readFile(join(project, 'site', path, 'index.html'), 'utf8');

/** The declarations for an element, by its name, in the sheets of a document. */
function findRules(html: string, element: string): string {
  const [, names = ''] = new RegExp(`<${element} [^>]*?class="([^"]+)"`).exec(html) ?? [];
  const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
  return names
    .split(' ')
    .flatMap((name) => [...sheets.matchAll(new RegExp(`\\.${name}\\b[^{},]*{([^}]*)}`, 'g'))])
    .map(([, rules]) => rules)
    .join(';');
}

it('plugins of the project do not meet modules of the engine, and each module has a source map', () => {
  expect(built.error).toBe('');
  expect(built.code).toBe(0);
});

it.each(['badge', 'guide', '~stories/badge--wrapped'])(
  'the HTML of /%s has the styles of each library, in components and in stories',
  async (path) => {
    const html = await readPage(path);
    expect(findRules(html, 'b')).toContain('padding:11px');
    expect(findRules(html, 'i')).toContain('border-top-width:3px');
    expect(findRules(html, 's')).toContain('letter-spacing:7px');
    expect(findRules(html, 'p')).toContain('word-spacing:5px');
    expect(findRules(html, 'u')).toContain('outline-offset:9px');
    expect(html).toContain('<path d="M1 1h6v6z"');
  },
);

it('a page whose only styles a plugin adds to the finished bundle has them', async () => {
  expect(findRules(await readPage('chip'), 'q')).toContain('min-height:13px');
});

it('plugins that write declarations or reports, or check code, do not run, and the report says so', async () => {
  const report = await readFile(join(project, 'site/storysite.json'), 'utf8');
  expect(report).toContain('without vite:dts, vite-plugin-checker, and visualizer');
});
