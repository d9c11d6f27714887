import type { PluginPage } from '../../core/config/SitePlugin.ts';

/** A docs page with its Markdown. */
export interface MarkdownPage extends PluginPage {
  description?: string;
  text: string;
}
