import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildReport } from '../../core/BuildReport.ts';
import { printWarning } from '../../core/Warning.ts';
import { badPages } from './testBadPages.ts';
import { copyFixture, loader, runBuild } from './testBuild.ts';
import { describedFiles, describedPages } from './testDescribedPages.ts';
import { circles, nodePackages, oddFiles } from './testOddFiles.ts';

const INSTALL_MS = 300_000;
const siteDescription = 'Small components of a booking site; a fixture with Storybook 8.6';

describe('a build goes on with', () => {
  let project: string;
  let report: BuildReport;
  let warnings: string[];
  const foreign = ['CNAME', '.nojekyll', 'v1/index.html'];

  beforeAll(async () => {
    const files = Object.values(badPages).map(({ file, text }) => [file, text] as const);
    project = await copyFixture({
      ...Object.fromEntries(files),
      'public/_redirects': '/mine /button 301',
      'public/404.html': 'mine',
      'public/welcome/index.html': 'mine',
      ...oddFiles,
      ...circles,
      ...nodePackages,
      ...describedFiles,
      'docs/text.md': 'Text\n\n<script>alert(1)</script>\n',
      'src/Loop.stories.jsx': `export default { title: 'Ends/Loop' };
export const Never = { render() { for (;;) globalThis.turns = 1; } };
export const Fine = { render: () => 'fine' };
`,
      'src/Import.stories.jsx': `for (;;) globalThis.turns = 1;
export default { title: 'Ends/Import' };
export const One = { render: () => 'one' };
`,
      'src/Wait.stories.jsx': `export default { title: 'Ends/Wait' };
export const Promised = { render: () => new Promise(() => {}) };
export const Later = { render: () => { Promise.reject(new Error('too late')); return 'now'; } };
`,
      'src/Node.stories.jsx': `import { readFileSync } from 'node:fs';
import path from 'path';
export default { title: 'Node/Files' };
export const Read = { render: () => readFileSync('package.json', 'utf8').length + path.sep };
export const Plain = { render: () => 'plain' };
`,
      'src/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />',
      'src/Url.stories.jsx': `export default { title: 'Node/Url' };
const dot = new URL('./dot.svg#x', import.meta.url).href;
const name = 'dot';
export const Asset = { render: () => <img src={dot} alt="" /> };
export const Named = { render: () => <img src={new URL(\`./\${name}.svg\`, import.meta.url).href} alt="" /> };
export const Module = { render: () => <p title={import.meta.url}>{String(import.meta.dirname ?? import.meta.filename)}</p> };
export const Throws = { render: () => { throw new Error('at ' + import.meta.url + ' of ' + globalThis.process?.cwd() + '/src/a.js'); } };
`,
      'src/Body.stories.jsx': `export default { title: 'Page/Body' };
export const Write = { render() { document.body.innerHTML = 'mine'; return null; } };
export const Fetch = { loaders: [() => fetch('/gone.json').then((r) => r.json())], render: () => 'fetched' };
export const Picture = { render: () => <img src="/files/gone.png" alt="Gone" /> };
`,
      'src/Split.stories.jsx': `export default { title: 'Split', tags: ['autodocs'] };
export const One = { render: () => 'one' };
`,
      'src/SplitMore.stories.jsx': `export default { title: 'Split', tags: ['autodocs'] };
export const Two = { render: () => 'two' };
`,
      'docs/Late.jsx':
        'export const width = window.gone.width;\nexport const Late = () => width;\n',
    });
    const main = join(project, '.storybook/main.ts');
    const folder = `${basename(project)}-beside`;
    await mkdir(join(project, '..', folder));
    await writeFile(
      join(project, '..', folder, 'Beside.stories.jsx'),
      "export default { title: 'Beside' };\nexport const One = { render: () => 'one' };\n",
    );
    const text = await readFile(main, 'utf8');
    await writeFile(main, text.replace('stories: [', `$&'../../${folder}/*.stories.jsx', `));
    await mkdir(join(project, 'site/v1'), { recursive: true });
    for (const file of foreign) await writeFile(join(project, 'site', file), 'mine');
    expect(await runBuild(project)).toMatchObject({ code: 0, error: '' });
    report = JSON.parse(
      await readFile(join(project, 'site/storysite.json'), 'utf8'),
    ) as BuildReport;
    warnings = report.warnings.map(printWarning);
  }, INSTALL_MS);
  afterAll(async () => {
    for (const folder of [project, `${project}-beside`])
      await rm(folder, { recursive: true, force: true });
  });

  it('a component whose stories are in two files', async () => {
    const html = await readFile(join(project, 'site/split/index.html'), 'utf8');
    expect(html).toMatch(
      /data-static="source:split--one">.*One.*data-static="source:split--two">.*Two/s,
    );
  });

  it('comments with Markdown, which describe their pages wherever a page is listed', async () => {
    const read = (file: string) => readFile(join(project, 'site', file), 'utf8');
    const list = await read('llms.txt');
    const manifest = JSON.parse(await read('manifests/components.json')) as {
      components: Record<string, { summary?: string }>;
    };
    const docs = JSON.parse(await read('manifests/docs.json')) as {
      docs: Record<string, { summary?: string }>;
    };
    const search = await read('search/en.json');
    const escape = (text: string) => text.replace('&', '&amp;');
    const all = Object.entries({
      ...describedPages,
      Prose: { says: 'In JSX, with an expression.' },
    });
    for (const [name, { says }] of all) {
      const path = name.toLowerCase();
      const html = await read(`described/${path}/index.html`);
      const [, description] = /<meta name="description" content="(.*?)">/.exec(html) ?? [];
      const [, shared] = /<meta property="og:description" content="(.*?)">/.exec(html) ?? [];
      expect([name, description]).toEqual([name, escape(says || siteDescription)]);
      expect(shared).toBe(description);
      const [line = ''] = list.match(new RegExp(`^- \\[${name}\\].*`, 'm')) ?? [];
      expect(line).toBe(`- [${name}](/described/${path}.md)${says && `: ${says}`}`);
      const { summary = '' } =
        manifest.components[`described-${path}`] ?? docs.docs[`described-${path}--overview`] ?? {};
      expect([name, summary]).toEqual([name, says]);
      // The search has the whole text.
      expect(search).toContain(JSON.stringify(says.replace('…', '')).slice(1, -1));
    }
  });

  it('what others have put into the folder, and lists the files of the site', async () => {
    const site = join(project, 'site');
    for (const file of foreign) expect(await readFile(join(site, file), 'utf8')).toBe('mine');
    const entries = await readdir(site, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(site.length + 1));
    const own = files.filter((file) => !foreign.includes(file));
    expect(report.files).toEqual(own.toSorted());
  });

  it('stories outside of the project', () => {
    expect(report.stories.find(({ id }) => id === 'beside--one')?.shown).toBe('prerendered');
  });

  it.each(Object.entries(badPages))('%s, and says it once', async (_name, { says, ...rest }) => {
    expect(warnings.filter((warning) => says.test(warning))).toHaveLength(1);
    const path = `/bad/${rest.file.replace(/.*\/|\..*/g, '').toLowerCase()}`;
    const file = join(project, 'site', path, 'index.html');
    const shows: RegExp | undefined = 'shows' in rest ? rest.shows : undefined;
    const isListed = report.pages.some((found) => found.path === path);
    const html = isListed ? await readFile(file, 'utf8') : '';
    expect(isListed).toBe(shows !== undefined);
    expect(html).toMatch(shows ?? /^$/);
  });

  it.each([
    ['ends-loop--never', 'browser', /does not finish on the server within 2 seconds/],
    ['ends-loop--fine', 'prerendered', /^$/],
    ['ends-import--one', 'browser', /does not finish on the server within 2 seconds/],
    ['ends-wait--promised', 'browser', /suspended|Promise/],
    ['ends-wait--later', 'prerendered', /^$/],
  ])('stories that never end: %s', (id, shown, reason) => {
    const found = report.stories.find((story) => story.id === id);
    expect(found?.shown).toBe(shown);
    expect(found?.reason ?? '').toMatch(reason);
    expect(warnings).toContainEqual(expect.stringMatching(/failed later.*too late/));
  });

  it('a story that never ends, which starts in the browser when its reader asks for it', async () => {
    const html = await readFile(join(project, 'site/ends/loop/index.html'), 'utf8');
    expect(html.match(/<button[^>]*data-start/g)).toHaveLength(1);
  });

  it('stories that use Node, the document, a network or a file that is missing: only what fails is missing', () => {
    const shown = Object.fromEntries(report.stories.map((story) => [story.id, story.shown]));
    expect(shown).toMatchObject({
      'node-files--read': 'prerendered',
      'node-files--plain': 'prerendered',
      'page-body--write': 'prerendered',
      'page-body--fetch': 'prerendered',
      'page-body--picture': 'prerendered',
    });
    expect(warnings).toContainEqual(
      expect.stringMatching(/^page\/body\/index\.html shows \/files\/gone\.png, but/),
    );
    for (const [line, name] of [
      [1, 'node:fs'],
      [2, 'path'],
    ]) {
      const start = `src/Node.stories.jsx:${line}: The import "${name}" is a module of Node`;
      expect(warnings.filter((warning) => warning.startsWith(start))).toHaveLength(1);
    }
  });

  it('modules that ask for their own address: assets are found, and no file names this machine', async () => {
    const read = (id: string) => readFile(join(project, `site/~stories/${id}/index.html`), 'utf8');
    const asset = /<img src="(\/assets\/dot-[^"#]*\.svg)(?:#x)?"/;
    const [, address = ''] = asset.exec(await read('node-url--asset')) ?? [];
    expect(existsSync(join(project, 'site', address))).toBe(true);
    expect(asset.exec(await read('node-url--named'))?.[1]).toBe(address);
    expect(await read('node-url--module')).toMatch(/<p title="\/assets\/[^"]*">undefined</);
    const thrown = report.stories.find(({ id }) => id === 'node-url--throws');
    expect(thrown?.reason).toMatch(/^at \/assets\/[^:]* of \/\/src\/a\.js/);
    const entries = await readdir(join(project, 'site'), { recursive: true, withFileTypes: true });
    const texts = entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => [name, await readFile(join(parentPath, name), 'utf8')]);
    const marks = ['file:///', 'storysite.invalid', project, dirname(loader)];
    const naming = (await Promise.all(texts)).filter(([, text]) =>
      marks.some((mark) => text?.includes(mark)),
    );
    expect(naming).toEqual([]);
  });

  it('files of the project in the place of those of the site: rules are added, and the rest is said', async () => {
    const read = (file: string) => readFile(join(project, 'site', file), 'utf8');
    expect(await read('_redirects')).toMatch(/^\/mine \/button 301\n\/ \/\w+ 302\n/);
    expect(await read('404.html')).toBe('mine');
    expect(await read('welcome/index.html')).toContain('<h1');
    const found = warnings.filter((warning) => warning.startsWith('public/'));
    expect(found).toEqual([
      expect.stringMatching(
        /^public\/404\.html: The file replaces the 404\.html that the site would have/,
      ),
      expect.stringMatching(
        /^public\/welcome\/index\.html: The file is left out, since the site has a page/,
      ),
    ]);
  });

  it('packages for Node in stories files: only their own stories are left to the browser, and each package is named once', () => {
    const found = report.stories.filter(({ id }) => id.startsWith('kit-'));
    expect(Object.fromEntries(found.map(({ id, shown }) => [id, shown]))).toEqual({
      'kit-folder--one': 'browser',
      'kit-newer--one': 'browser',
      'kit-binary--one': 'prerendered',
    });
    const named = warnings.filter((warning) => /kit-|externalized/.test(warning));
    expect(named.toSorted()).toEqual([
      expect.stringMatching(/^The package kit-folder is for Node: it imports "(stream|fs)"/),
      expect.stringMatching(/^The package kit-newer is for Node: it imports "node:path"/),
    ]);
  });

  it.each([
    ['page', 'paged'],
    ['helped', 'First'],
    ['left', 'not right'],
    ['right', 'not left'],
  ])('a stories file in a circle of imports: %s', async (name, text) => {
    const shown = report.stories.find(({ id }) => id === `circle-${name}--one`)?.shown;
    expect(shown).toBe('prerendered');
    const html = await readFile(join(project, `site/circle/${name}/index.html`), 'utf8');
    expect(html).toMatch(new RegExp(`<b>${text.replace('not ', 'not (<!-- -->)?')}</b>`));
  });

  it('files and folders whose names have #, ?, %, blanks, brackets and emoji', async () => {
    const read = (page: string) => readFile(join(project, `site/odd/${page}/index.html`), 'utf8');
    for (const page of ['sharp', 'percent', 'question']) {
      expect(await read(page)).toMatch(/data-story=[^>]*>.*sharp <!-- -->raw text/s);
    }
    expect(await read('sharp')).toMatch(/A component <em>with<\/em> a name.*&#x27;large&#x27;/s);
    expect(await read('question')).toContain('Read <strong>me</strong>.');
    expect(await read('unicode')).toMatch(/<i>unicode word<\/i>/);
  });

  it('every other page and story', () => {
    expect(report.pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/welcome', '/forms/field', '/layout/modal']),
    );
  });

  it('a stories module that throws on the server: the browser renders its page', async () => {
    const read = (path: string) => readFile(join(project, `site${path}/index.html`), 'utf8');
    expect(await read('/layout/modal')).toContain('data-fresh');
    expect(await read('/forms/field')).not.toContain('data-fresh');
  });
});
