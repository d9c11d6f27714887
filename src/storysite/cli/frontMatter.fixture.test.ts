// @vitest-environment node
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, installTarball } from '../fixtures/installTarball.ts';
import { packCopy } from '../fixtures/packCopy.ts';
import { readDocsPage } from '../node/content/readDocsPage.ts';
import { listUnindexed, noteShownFrontMatter } from '../node/site/storybookFrontMatter.ts';
import { blankFrontMatter } from '../node/project/ignoreFrontMatter.ts';
import { Memo } from '../node/project/Memo.ts';
import { loadStorybook } from '../node/project/loadStorybook.ts';
import { loadTools } from '../node/project/loadTools.ts';
import type { Indexer } from '../node/project/storybookModules.ts';

const INSTALL_MS = 300_000;
const slow = { timeout: 120_000 };
const REPOSITORY = join(import.meta.dirname, '../../..');

/** Every front matter in the documentation: its examples, which readers copy, and its own pages. */
async function listExamples(): Promise<string[]> {
  const files = globSync(
    ['*.md', 'src/storysite/*.md', 'src/documentation/{guides,stories}/*.mdx'],
    {
      cwd: REPOSITORY,
    },
  );
  const texts = await Promise.all(files.map((file) => readFile(join(REPOSITORY, file), 'utf8')));
  return texts.flatMap((text) => {
    const blocks = [...text.matchAll(/^```(?:yaml|mdx)\b(.*)\n([^]*?)^```/gm)];
    const examples = blocks
      .filter(([, meta = '', code = '']) => meta.includes('.mdx"') || code.startsWith('---'))
      .map(([, , code = '']) => code);
    const own = text.slice(0, text.length - blankFrontMatter(text).trimStart().length);
    return [...examples, own].filter(Boolean);
  });
}

/** A page that belongs to stories. */
const attached = {
  'Attached.stories.jsx':
    "export default { title: 'Attached' };\nexport const One = { render: () => 'one' };\n",
  'Attached.mdx':
    '---\nkeywords: [{a: b}]\n---\nimport * as stories from \'./Attached.stories\';\n\n<Meta of={stories} name="Notes" />\n',
};

type Compile = (code: string, id: string) => Promise<{ code: string }>;

const odd = [
  '---\ntitle: <b> & "{quotes}" <Meta title="no" />\n---\n',
  '---\ndescription: >\n  One {\n  two\n---\n',
  '---\r\nhero: { title: Kit }\r\n---\r\n',
  '\uFEFF---\ntitle: "{"\n---\n',
  '---\n---\n',
];

describe.each(['storybook-8', 'storybook-9', 'storybook-10'] as const)('%s', (name) => {
  let root: string;
  let sources: string[];

  const configure = async (folder: string, addons: string) => {
    const configDir = join(root, folder);
    await mkdir(configDir, { recursive: true });
    const main = `export default { framework: '@storybook/react-vite', stories: ['../pages/*'], addons: [${addons}] };`;
    await writeFile(join(configDir, 'main.mjs'), main);
    return configDir;
  };

  /** The pages as the site reads them. */
  const readPages = () =>
    sources.map((source, index) => {
      const file = `pages/Page${index}.mdx`;
      return { file, source: 'mdx' as const, docs: readDocsPage(source, file) };
    });

  beforeAll(async () => {
    const { tarball } = await packCopy();
    root = await copyProject(await installTarball(name, tarball));
    const examples = await listExamples();
    expect(examples.length).toBeGreaterThan(10);
    sources = [...examples, ...odd].map(
      (frontMatter, index) => `${frontMatter}\n<Meta title="Page ${index}" />\n\n# Page ${index}\n`,
    );
    await mkdir(join(root, 'pages'));
    for (const [index, source] of sources.entries())
      await writeFile(join(root, `pages/Page${index}.mdx`), source);
    for (const [file, source] of Object.entries(attached))
      await writeFile(join(root, 'pages', file), source);
  }, INSTALL_MS);

  afterAll(() => rm(root, { recursive: true }));

  it('shows no front matter of the documentation, in Storybook and on the site', slow, async () => {
    const configDir = await configure('.with', "'@storybook/addon-docs', 'storysite'");
    const { coreServer, common } = await loadTools(root, configDir);
    const options = await coreServer.experimental_loadStorybook({
      configDir,
      packageJson: {},
      disableTelemetry: true,
      ci: true,
    });
    const indexers = await options.presets.apply<Indexer[]>('experimental_indexers', []);
    const specifiers = common.normalizeStories(['../pages/*'], { configDir, workingDir: root });
    const settings = { workingDir: root, configDir, docs: {}, build: {}, indexers };
    const generator = new coreServer.StoryIndexGenerator(specifiers, settings);
    await generator.initialize();
    const { entries } = await generator.getIndex();
    const pages = Object.values(entries).filter(({ type }) => type === 'docs');
    const titles = pages.map(({ title, name: page }) => (page === 'Notes' ? page : title));
    expect(titles.sort()).toEqual(['Notes', ...sources.map((_, index) => `Page ${index}`)].sort());
    expect(entries['attached--notes']?.tags).toContain('attached-mdx');

    const { plugins } = await options.presets.apply<{ plugins: (Plugin | undefined)[] }>(
      'viteFinal',
      { plugins: [] },
      options,
    );
    const mdx = (await Promise.all(plugins)).find(
      (plugin) => plugin?.name === 'storybook:mdx-plugin',
    );
    // In Storybook 10 the hook is an object with a filter.
    const transform = mdx?.transform as Compile | { handler: Compile };
    const compile = 'handler' in transform ? transform.handler : transform;
    for (const [index, page] of readPages().entries()) {
      const id = join(root, page.file);
      const { code } = await compile(sources[index] ?? '', id);
      expect(code).toContain(`children: "Page ${index}"`);
      expect(code).not.toMatch(/_components\.(hr|h2|p|li)\b/);
      expect(page.docs).toMatchObject({ hasFrontMatter: true, problems: [] });
    }
  });

  it(
    'names what Storybook cannot index without the addon, and how to hide the rest',
    slow,
    async () => {
      const configDir = await configure('.without', "'@storybook/addon-docs'");
      const storybook = await loadStorybook({ root, configDir });
      const { problems } = await storybook.readIndex();
      expect(problems).toEqual([]);
      const pages = readPages();
      const unindexed = await listUnindexed(storybook, pages, new Memo());
      const marked = sources.map((source) =>
        /[<{]/.test(source.replace(/<Meta title="Page \d+" \/>/, '')),
      );
      expect(unindexed.map(({ file }) => file)).toEqual(
        marked.flatMap((isMarked, index) => (isMarked ? `./pages/Page${index}.mdx` : [])),
      );
      expect(unindexed[0]?.text).toMatch(
        /so it cannot index the page and "storybook build" fails: .*Add "storysite" to "addons"/,
      );
      const [note] = noteShownFrontMatter({ storybook, pages } as never);
      expect(note).toContain(
        `that of pages/Page0.mdx and ${sources.length - 1} more. Add "storysite"`,
      );
      expect(note).toContain("import remarkFrontmatter from 'remark-frontmatter'");
    },
  );
});
