import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  escapeHtml,
  type FinishedBuild,
  moduleBeside,
  type SitePlugin,
  toCanonical,
  toFile,
} from 'storysite/plugin';
import { type MarkdownPage, toMarkdownPath } from './MarkdownPage.ts';
import { printLlms, printLlmsFull } from './printLlms.ts';
import { printManifests } from './printManifests.ts';
import { readSnippets } from './readSnippets.ts';
import { toMarkdown } from './toMarkdown.ts';

/**
 * Every docs page as Markdown beside its HTML, `llms.txt` and `llms-full.txt`, and the manifests that Storybook's MCP
 * server reads; readers copy or open a page's Markdown from its foot.
 */
export function markdown(): SitePlugin {
  return {
    name: 'markdown',
    pageTool: moduleBeside(import.meta.url, './MarkdownLinks.tsx'),
    head: ({ config, page }) =>
      page
        ? `<link rel="alternate" type="text/markdown" href="${escapeHtml(config.base.slice(0, -1) + encodeURI(toMarkdownPath((page.original ?? page).path)))}">`
        : '',
    finish: writeMarkdown,
  };
}

async function writeMarkdown({ site, outDir }: FinishedBuild): Promise<void> {
  const { config, stories } = site;
  const storyAddress = (id: string) => {
    const story = stories.find(({ storyId, canonical }) => storyId === id && !canonical);
    return story ? toCanonical(story.path, config) : `#${id}`;
  };
  const pages: MarkdownPage[] = [];
  const snippets = new Map<string, string>();
  for (const page of site.pages.filter(({ original }) => !original)) {
    const html = await readFile(join(outDir, toFile(page.path, config.htmlSuffix)), 'utf8');
    for (const [id, code] of readSnippets(html)) snippets.set(id, code);
    const { title = page.title, description } = page.docs.frontMatter;
    const more = config.plugins.flatMap((plugin) => plugin.markdown?.(page, site) ?? []);
    const text = [toMarkdown(html, { storyAddress }), ...more].join('\n');
    pages.push({ ...page, title, description, text });
  }
  const files = {
    ...Object.fromEntries(pages.map(({ path, text }) => [toMarkdownPath(path).slice(1), text])),
    'llms.txt': printLlms(config, pages),
    'llms-full.txt': printLlmsFull(config, pages),
    ...printManifests(site, pages, snippets),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), text);
  }
}
