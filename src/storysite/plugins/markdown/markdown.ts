import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  escapeHtml,
  type FinishedBuild,
  moduleBeside,
  type PluginSite,
  type RenderedDocsPage,
  type SitePlugin,
  toCanonical,
} from 'storysite/plugin';
import { type MarkdownPage, toMarkdownPath } from './MarkdownPage.ts';
import { printLlms, printLlmsFull } from './printLlms.ts';
import { printManifests } from './printManifests.ts';
import { readSnippets, toMarkdown } from './toMarkdown.ts';

/**
 * Writes every docs page as Markdown next to its HTML, `llms.txt` and `llms-full.txt`, and the manifests for
 * Storybook's MCP server. Readers can copy a page's Markdown next to its title, or open it from its foot.
 */
export function markdown(): SitePlugin {
  /** The pages of each build by their paths. */
  const builds = new WeakMap<PluginSite, Map<string, MarkdownPage>>();
  return {
    name: 'markdown',
    titleTool: moduleBeside(import.meta.url, './CopyMarkdown.tsx'),
    pageTool: moduleBeside(import.meta.url, './OpenMarkdown.tsx'),
    head: ({ config, page }) =>
      page
        ? `<link rel="alternate" type="text/markdown" href="${escapeHtml(config.base.slice(0, -1) + encodeURI(toMarkdownPath((page.original ?? page).path)))}">`
        : '',
    page(rendered) {
      const { site, page } = rendered;
      if (page.original) return;
      const pages = builds.get(site) ?? new Map<string, MarkdownPage>();
      builds.set(site, pages.set(page.path, printPage(rendered)));
    },
    finish: (build) => writeMarkdown(build, builds.get(build.site) ?? new Map()),
  };
}

function printPage({ site, page, content, ...rendered }: RenderedDocsPage): MarkdownPage {
  const { config, stories } = site;
  const storyAddress = (id: string) => {
    const story = stories.find(({ storyId, canonical }) => storyId === id && !canonical);
    return story ? toCanonical(story.path, config) : `#${id}`;
  };
  const { title = page.title } = page.docs.frontMatter;
  // The description of the whole site does not describe the page.
  const description =
    rendered.description === config.description ? undefined : rendered.description;
  const hero = page.docs.frontMatter.hero as Hero | undefined;
  const more = config.plugins.flatMap((plugin) => plugin.markdown?.(page, site) ?? []);
  const opening = hero ? [printHero(hero)] : [];
  const text = [...opening, toMarkdown(content, { storyAddress }), ...more].join('\n');
  return { ...page, title, description, text, snippets: readSnippets(content) };
}

/** The hero of a home page, from its front matter. */
interface Hero {
  title: string;
  description?: string;
  command?: string;
}

/** Prints the hero above the text of a home page. */
function printHero({ title, description, command }: Hero): string {
  const lines = [`# ${title}`, description, command && `\`\`\`sh\n${command}\n\`\`\``];
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}

async function writeMarkdown(
  { site, outDir }: FinishedBuild,
  rendered: ReadonlyMap<string, MarkdownPage>,
): Promise<void> {
  const { config } = site;
  const pages = site.pages.flatMap(({ path }) => rendered.get(path) ?? []);
  const files = {
    ...Object.fromEntries(pages.map(({ path, text }) => [toMarkdownPath(path).slice(1), text])),
    'llms.txt': printLlms(config, pages),
    'llms-full.txt': printLlmsFull(config, pages),
    ...printManifests(site, pages),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), text);
  }
}
