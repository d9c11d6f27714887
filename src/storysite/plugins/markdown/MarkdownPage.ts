import type { PluginPage } from 'storysite/plugin';

/** A docs page with its Markdown. */
export interface MarkdownPage extends PluginPage {
  description?: string;
  text: string;
  /** The code of its stories. */
  snippets: [storyId: string, code: string][];
}

/** Path of a page's Markdown: `/demo/single.md`. */
export function toMarkdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
