// @vitest-environment node
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildReport } from '../../core/BuildReport.ts';
import type { FixtureName } from '../../fixtures/installFixture.ts';
import { blocksModule, copyFixture, runBuild } from './testBuild.ts';

const BUILD_MS = 240_000;

/** The fixture's own preview, which these files replace. */
const previewOf = (fixture: FixtureName) =>
  `.storybook/preview.${fixture === 'storybook-8' ? 'jsx' : 'tsx'}`;

const filesFor = (fixture: FixtureName) => ({
  '.storybook/main.ts': `export default {
  addons: ['@storybook/addon-docs'],
  framework: '@storybook/react-vite',
  stories: ['../docs/*.mdx', '../lib/*.stories.jsx'],
};`,
  [previewOf(fixture)]:
    `import { sb } from '${fixture === 'storybook-8' ? '@storybook/test' : 'storybook/test'}';
sb.mock(import('../lib/session.js'));
sb.mock('../lib/clock.js');
sb.mock('../lib/seen.js', { spy: true });
export default {};`,
  '.storybook/site.config.ts': "export default { title: 'Library' };\n",
  'docs/Width.mdx': `import { Meta } from '${blocksModule(fixture)}';

<Meta title="Width" />

The window is {window.innerWidth} wide.
`,
  'lib/Plain.stories.jsx': `export default { title: 'Plain', tags: ['autodocs'] };
export const Where = { render: () => <p>{typeof window}</p> };
`,
  'lib/Render.stories.jsx': `import { createPortal } from 'react-dom';
const Scheme = (Story) =>
  <div className={matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'}><Story /></div>;
export default { title: 'Render', tags: ['autodocs'] };
export const Decorated = { decorators: [Scheme], render: () => <button onClick={(event) => { event.target.textContent = 'pressed'; }}>in a scheme</button> };
export const Fine = { render: () => <p>{typeof window}</p> };
export const Portal = { render: () => <div>beside {createPortal('a portal', document.body)}</div> };
export const Never = { render() { throw new Error('never ' + typeof window); } };
export const Endless = { render() { const { title } = document; for (;;) globalThis.turns = title; } };
export const Timed = { render() { document.title; setInterval(() => {}, 10); requestAnimationFrame(() => { throw new Error('late'); }); return 'timed'; } };
`,
  'lib/session.js': `export const readUser = () => { throw new Error('no network'); };
export const KIND = 'cookie';
export default class Session { end() { throw new Error('no network'); } }`,
  'lib/clock.js': "export const now = () => 'real';",
  'lib/__mocks__/clock.js': "export const now = () => 'noon';",
  'lib/seen.js': "export const see = () => 'seen';",
  'lib/Mocked.stories.jsx': `import Session, { readUser, KIND } from './session.js';
import { now } from './clock.js';
import { see } from './seen.js';
export default { title: 'Mocked', tags: ['autodocs'] };
export const Mocked = { render: () => <p>{[String(readUser()), KIND, String(new Session().end()), now(), see()].join(' ')}</p> };
`,
  'lib/Module.stories.jsx': `const root = document.createElement('div');
root.className = 'made';
export default { title: 'Module', tags: ['autodocs'] };
export const Made = { render: () => <p className={root.className}>by a module</p> };
`,
});

let project: string;
let report: BuildReport;
const storyOf = (id: string) => report.stories.find((story) => story.id === id);
const read = (path: string) => readFile(join(project, 'site', path, 'index.html'), 'utf8');

async function build() {
  expect(await runBuild(project)).toMatchObject({ code: 0, error: '' });
  report = JSON.parse(await readFile(join(project, 'site/storysite.json'), 'utf8')) as BuildReport;
}

// The older Storybook is for `compatibility.yml`.
describe.each<FixtureName>(['storybook-8', 'storybook-10'])(
  'a build without a browser, of %s',
  (fixture) => {
    beforeAll(async () => {
      project = await copyFixture(filesFor(fixture), fixture);
      await build();
    }, BUILD_MS);
    afterAll(() => rm(project, { recursive: true, force: true }));

    it('has the HTML of stories that need one, which are rendered again and not hydrated', async () => {
      const html = await read('render');
      expect(html).toMatch(/data-repaired[^>]*><div class="light"><button>in a scheme</);
      expect(storyOf('render--decorated')).toMatchObject({
        shown: 'prerendered',
        withDom: true,
        reason: 'matchMedia is not defined',
      });
      expect(html).toContain('<div>beside </div>');
      expect(storyOf('render--portal')).toMatchObject({ shown: 'prerendered', withDom: true });
      expect(storyOf('render--timed')).toMatchObject({ shown: 'prerendered', withDom: true });
    });

    it('changes nothing for stories that need none', async () => {
      expect(await read('render')).toMatch(
        /data-story="render--fine"(?![^>]*data-repaired)[^>]*><p>undefined</,
      );
      expect(storyOf('render--fine')).not.toHaveProperty('withDom');
      expect(await read('render')).not.toMatch(/<div id="root"[^>]*data-fresh/);
    });

    it('leaves to the browser what throws with a DOM as well, or never ends, with both reasons', () => {
      expect(storyOf('render--never')).toMatchObject({
        shown: 'browser',
        reason: 'never undefined; with a DOM: never object',
      });
      expect(storyOf('render--endless')).toMatchObject({
        shown: 'browser',
        reason: expect.stringMatching(/^document is not defined; with a DOM: It does not finish/),
      });
      expect(report.warnings.filter(({ code }) => code === 'late-error')).toEqual([]);
    });

    it('mocks what the preview mocks', async () => {
      expect(await read('mocked')).toContain('<p>undefined cookie undefined noon seen</p>');
      expect(storyOf('mocked--mocked')).not.toHaveProperty('withDom');
    });

    it('has pages whose modules need one', async () => {
      expect(await read('module')).toMatch(/<p class="made">by a module</);
      expect(storyOf('module--made')).toMatchObject({
        withDom: true,
        reason: 'document is not defined',
      });
      expect(await read('width')).toMatch(/The window is (<!-- -->)?1280/);
      expect(report.warnings.filter(({ code }) => code === 'prerender')).toEqual([]);
    });

    it('has the stories of a preview that needs one', { timeout: BUILD_MS }, async () => {
      const preview = `const theme = localStorage.getItem('theme') ?? 'sea';
export default { decorators: [(Story) => <div className={theme}><Story /></div>] };
`;
      await writeFile(join(project, previewOf(fixture)), preview);
      const stories = join(project, 'lib/Render.stories.jsx');
      const text = await readFile(stories, 'utf8');
      // Removed, so that no build has to wait for it again.
      await writeFile(stories, text.replace(/^export const Endless.*\n/m, ''));
      await build();
      expect(storyOf('render--endless')).toBeUndefined();
      expect(await read('plain')).toMatch(/<div class="sea"><p>object</);
      expect(storyOf('plain--where')).toMatchObject({
        withDom: true,
        reason: expect.stringContaining('localStorage'),
      });
      expect(storyOf('render--never')).toMatchObject({ shown: 'browser' });
    });
  },
);
