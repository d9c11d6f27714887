import type { PluginSite } from 'storysite/plugin';
import type { MarkdownPage } from './MarkdownPage.ts';

/** A docs page in a manifest; `content` is its Markdown. */
interface ManifestDoc {
  id: string;
  name: string;
  title: string;
  /** Source file, relative to the project's root. */
  path: string;
  summary?: string;
  content: string;
}

/**
 * The manifests that `@storybook/mcp` serves, in version 0 of Storybook's own format: each component with its stories and
 * its pages, and the pages that belong to no component.
 */
export function printManifests(
  site: Pick<PluginSite, 'stories'>,
  pages: MarkdownPage[],
): Record<string, string> {
  const snippets = new Map(pages.flatMap((page) => page.snippets));
  const files = new Set(site.stories.map(({ file }) => file));
  const components = [...files].map((file) => describeComponent(site, pages, snippets, file));
  const unattached = pages.filter(({ storiesFile }) => !storiesFile || !files.has(storiesFile));
  return {
    'manifests/components.json': print({ v: 0, components: byId(components) }),
    'manifests/docs.json': print({ v: 0, docs: byId(unattached.map(describeDoc)) }),
  };
}

function describeComponent(
  { stories }: Pick<PluginSite, 'stories'>,
  pages: MarkdownPage[],
  snippets: ReadonlyMap<string, string>,
  file: string,
) {
  const own = stories.filter((story) => story.file === file && !story.canonical);
  const [id = ''] = own[0]?.storyId.split('--') ?? [];
  const docs = pages.filter(({ storiesFile }) => storiesFile === file);
  return {
    id,
    name: own[0]?.title ?? id,
    path: file,
    summary: docs[0]?.description,
    stories: own.map(({ storyId, name }) => ({
      id: storyId,
      name,
      snippet: snippets.get(storyId),
    })),
    docs: byId(docs.map(describeDoc)),
  };
}

function describeDoc(page: MarkdownPage): ManifestDoc {
  const { docsId, title, file, description, text } = page;
  return { id: docsId, name: title, title, path: file, summary: description, content: text };
}

const byId = <T extends { id: string }>(list: T[]) =>
  Object.fromEntries(list.map((entry) => [entry.id, entry]));

const print = (data: object) => `${JSON.stringify(data, null, 2)}\n`;
