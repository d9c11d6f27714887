import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLinks } from '../../scripts/test/checkLinks.ts';
import {
  expectedDeadLinks,
  expectedIds,
  expectedStories,
  type PackedFixture,
} from './fixtures/expectedIds.ts';
import { copyProject, installTarball } from './fixtures/installTarball.ts';
import { packCopy } from './fixtures/packCopy.ts';
import { runDev } from './fixtures/runDev.ts';

/** The parts of `storysite.json` that are read here. */
interface BuildReport {
  pages: { id: string; path: string }[];
  stories: { id: string; page: string; shown: string; reason?: string }[];
  warnings: { code: string; file?: string; line?: number }[];
}

const run = promisify(execFile);
const INSTALL_MS = 240_000;
const BUILD_MS = 240_000;

const ACCEPT_HTML = { headers: { accept: 'text/html' } };

/** All modules that a document's scripts import statically. */
async function readModules(origin: string, html: string): Promise<{ url: string; code: string }[]> {
  const [, first = ''] = /<script type="module" src="([^"]*start\.[^"]*)"/.exec(html) ?? [];
  const found = new Map([[first, '']]);
  for (const [url] of found) {
    const code = await (await fetch(origin + url)).text();
    found.set(url, code);
    for (const [, , imported = ''] of code.matchAll(/^(import|export)\b[^'"]*["'](\/[^"']+)["']/gm))
      if (!found.has(imported)) found.set(imported, '');
  }
  return [...found].map(([url, code]) => ({ url, code }));
}

/** The scripts of a page are ES modules for browsers, even those of packages in another format. */
async function expectBrowserModules({ href, origin }: URL): Promise<void> {
  const scripts = await readModules(origin, await (await fetch(href, ACCEPT_HTML)).text());
  const common = scripts.filter(({ code }) => /^(module\.)?exports\b.*=/m.test(code));
  expect(common.map(({ url }) => url)).toEqual([]);
  expect(scripts.some(({ url }) => url.includes('react-router-dom'))).toBe(true);
}

describe('the packed engine', () => {
  let tarball: string;
  let folder: string;

  beforeAll(async () => {
    ({ tarball, folder } = await packCopy());
  }, INSTALL_MS);

  const fixtures: PackedFixture[] = ['storybook-8', 'storybook-9', 'storybook-10'];

  describe.each(fixtures)('in a project with %s', (name) => {
    const ids = new Set(expectedIds[name]);
    const command = './dist/cli/cli.js';
    let project: string;
    let outDir: string;

    beforeAll(async () => {
      project = await installTarball(name, tarball);
      outDir = await mkdtemp(join(project, '../site-'));
    }, INSTALL_MS);

    afterAll(() => rm(outDir, { recursive: true, force: true }));

    /** Runs the installed command; rejects unless it exits with 0. */
    const storysite = (...args: string[]) =>
      run(process.execPath, [join(project, 'node_modules/storysite', command), ...args], {
        cwd: project,
        env: { ...process.env, NODE_ENV: undefined, STORYBOOK_DISABLE_TELEMETRY: '1' },
      });

    /** The HTML of a docs page, given its id in Storybook's index. */
    const readPage = async (docsId: string) => {
      const { pages } = await readReport();
      const path = pages.find(({ id }) => id === docsId)?.path ?? '';
      return readFile(join(outDir, path, 'index.html'), 'utf8');
    };

    it('has the command', async () => {
      expect(await readdir(join(project, 'node_modules/.bin'))).toContain('storysite');
      expect(await readFile(join(folder, command), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
      const manifest = await readFile(join(folder, 'package.json'), 'utf8');
      const { version } = JSON.parse(manifest) as { version: string };
      expect((await storysite('--version')).stdout.trim()).toBe(version);
    });

    const readReport = async () =>
      JSON.parse(await readFile(join(outDir, 'storysite.json'), 'utf8')) as BuildReport;

    it('builds all pages and stories of its index', { timeout: BUILD_MS }, async () => {
      const { stdout } = await storysite('build', '--output-dir', outDir);
      expect(stdout).not.toMatch(/rendering chunks|gzip size\.\.\./);
      const { pages, stories } = await readReport();
      const docs = pages.filter(({ id }) => ids.has(id));
      expect(new Set([...docs, ...stories].map(({ id }) => id))).toEqual(ids);

      // A component without docs has a page of its stories, which is not in the index.
      const component = (id: string) => id.replace(/--.*/, '');
      const documented = new Set(docs.map(({ id }) => component(id)));
      const others = new Set(
        stories.map(({ id }) => component(id)).filter((id) => !documented.has(id)),
      );
      expect(pages).toHaveLength(docs.length + others.size);

      const prerendered = stories.find(({ shown }) => shown === 'prerendered');
      const page = pages.find(({ id }) => id === prerendered?.page);
      const html = await readFile(join(outDir, page?.path ?? '', 'index.html'), 'utf8');
      expect(html).toMatch(/<h1\b/);
      expect(html).toMatch(new RegExp(`data-story="${prerendered?.id}"[^>]*><(?!/)`));

      // Vite 8 would print a fallback for older browsers, which ignores the theme that the reader chose.
      const assets = await readdir(join(outDir, 'assets'));
      const sheets = assets.filter((file) => file.endsWith('.css'));
      const css = await Promise.all(
        sheets.map((file) => readFile(join(outDir, 'assets', file), 'utf8')),
      );
      expect(css.join('')).toMatch(/--site-bg: ?light-dark\(#fff/);
      // Resets of these previews are for stories, not for the theme.
      expect(/:where\(\[data-story\] \*/.test(css.join(''))).toBe(name !== 'storybook-8');

      // Tailwind, a prefixer or Lightning CSS of the project has not touched the engine's own.
      const bar = await readFile(join(folder, 'dist/theme/NavBar/NavBar.module.css'), 'utf8');
      expect(css.join('')).toContain(bar);
      expect(html).toContain(bar);
    });

    // Without one, Vite 6 behaves like Vite 5.
    it.each(name === 'storybook-9' ? ['its own'] : ['its own', 'no'])(
      'prints one line when it starts with %s React plugin, and serves a page',
      { timeout: BUILD_MS },
      async (plugin) => {
        const copy = await copyProject(project);
        const file = join(copy, name === 'storybook-8' ? 'vite.config.js' : 'vite.config.ts');
        const config = await readFile(file, 'utf8');
        if (plugin === 'no') await writeFile(file, config.replace('react()', ''));
        const server = await runDev(copy);
        try {
          const page = await fetch(server.url, ACCEPT_HTML);
          expect(await page.text()).toContain('<h1');
          expect(server.output()).toBe(`Docs site   ${server.url}\n`);
          if (name === 'storybook-10' && plugin !== 'no')
            await expectBrowserModules(new URL('/lantern', server.url));
        } finally {
          await server.stop();
          await rm(copy, { recursive: true });
        }
      },
    );

    it.each(Object.entries(expectedStories[name]))('renders %s', async (id, shows) => {
      const { reason } = (await readReport()).stories.find((story) => story.id === id) ?? {};
      const html = await readFile(join(outDir, `~stories/${id}/index.html`), 'utf8');
      const [, island = ''] = html.split(`data-story="${id}"`);
      expect(reason ?? island.replace(/<\/main>.*/s, '')).toMatch(shows);
    });

    it('has no link, script, picture or anchor that leads nowhere', async () => {
      const { site, stories } = await checkLinks(outDir);
      const dead = site.filter((line) => !line.endsWith('is not in the Storybook'));
      expect([...dead, ...stories]).toEqual(expectedDeadLinks[name]);
    });

    it.runIf(name === 'storybook-10')('links pages as Storybook does', async () => {
      const { warnings } = await readReport();
      const html = await readPage('reading-page--docs');
      expect(html).toContain('href="/lantern/icons">the icons</a>');
      expect(warnings).toContainEqual(expect.objectContaining({ code: 'link', line: 13 }));
      // Browsers end a paragraph or a link when another one starts, and React would not recognize its HTML.
      expect(html).not.toMatch(/<p>\s*<p>|<a [^>]*>\s*<a /);
      // Storybook's preview is next to its static files, but a page is not.
      expect(html).toContain('src="/cover.svg"');
    });

    it.runIf(name === 'storybook-9')(
      'has the container and the globals of the project',
      async () => {
        const html = await readPage('parts-button--docs');
        expect(html).toContain('<div class="seed-page" data-seed-theme="light">');
        expect(html).toMatch(/aria-label="Globals".*>Deutsch DE<.*>dark</s);
      },
    );
  });
});
