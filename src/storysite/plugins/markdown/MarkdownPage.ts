import type { PluginPage } from 'storysite/plugin';

/** A docs page with its Markdown. */
export interface MarkdownPage extends PluginPage {
  description?: string;
  text: string;
}

/** Path of a page's Markdown: `/demo/single.md`. */
export function toMarkdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
