import { type PluginConfig, toCanonical } from 'storysite/plugin';
import { type MarkdownPage, toMarkdownPath } from './MarkdownPage.ts';

/** Prints `llms.txt` (https://llmstxt.org): a summary of the site, and links to each page's Markdown by menu group. */
export function printLlms(config: PluginConfig, pages: MarkdownPage[]): string {
  const groups = new Map<string, string[]>();
  for (const page of listed(pages)) {
    const { group = 'Pages', title, description } = page;
    const line = `- [${title}](${markdownAddress(page, config)})${description ? `: ${oneLine(description)}` : ''}`;
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  const sections = [...groups].map(([group, lines]) => `## ${group}\n\n${lines.join('\n')}\n`);
  return [...printHead(config), ...sections].join('\n');
}

/** `llms-full.txt`: every page's Markdown, each after its address. */
export function printLlmsFull(config: PluginConfig, pages: MarkdownPage[]): string {
  const parts = listed(pages).map(
    (page) => `---\n\nSource: ${toCanonical(page.path, config)}\n\n${page.text}`,
  );
  return [...printHead(config), ...parts].join('\n');
}

const printHead = ({ title, version, description }: PluginConfig) => [
  `# ${[title, version].filter(Boolean).join(' ')}\n`,
  `> ${oneLine(description)}\n`,
];

/** A description in front matter may have several lines. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The pages of the menu, in the language of the first page, since translations would only repeat it. */
function listed(pages: MarkdownPage[]): MarkdownPage[] {
  const shown = pages.filter(({ isHidden }) => !isHidden);
  return shown.filter(({ lang }) => lang === shown[0]?.lang);
}

function markdownAddress({ path }: MarkdownPage, config: PluginConfig): string {
  return toCanonical(toMarkdownPath(path), { ...config, htmlSuffix: false });
}
