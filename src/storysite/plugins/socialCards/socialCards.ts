import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  escapeHtml,
  type FinishedBuild,
  type HeadContext,
  type PluginConfig,
  type PluginPage,
  type PluginSite,
  type SitePlugin,
  toCanonical,
} from 'storysite/plugin';
import { CARD_SIZE, createCardPainter, draws, type Card } from './drawCard.ts';

/**
 * Previews of links to a page elsewhere: `og:` and `twitter:` tags, and a picture of each docs page, drawn by the
 * build. Addresses must be absolute there, so without `siteUrl` there are no pictures and no addresses.
 */
export function socialCards(): SitePlugin {
  /** The descriptions of each build's pages by their paths. */
  const builds = new WeakMap<PluginSite, Map<string, string>>();
  return {
    name: 'social-cards',
    head: printHead,
    page({ site, page, description }) {
      const pages = builds.get(site) ?? new Map<string, string>();
      builds.set(site, pages.set(page.path, description));
    },
    finish: (build) => drawCards(build, builds.get(build.site) ?? new Map()),
  };
}

function printHead({ config, page, description }: HeadContext): string {
  if (!page) return '';
  const card = readCard(page, config, description);
  const tags: [name: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', config.title],
    ['og:title', card.title],
    ['og:description', card.description],
    ['og:locale', page.lang.replace('-', '_')],
  ];
  if (config.siteUrl) tags.push(['og:url', toCanonical((page.original ?? page).path, config)]);
  if (config.siteUrl && hasCard(card)) {
    tags.push(
      ['og:image', toCanonical(`/${cardFile(page)}`, { ...config, htmlSuffix: false })],
      ['og:image:width', String(CARD_SIZE.width)],
      ['og:image:height', String(CARD_SIZE.height)],
      ['og:image:alt', `${card.title}: ${card.description}`],
      ['twitter:card', 'summary_large_image'],
    );
  }
  const print = ([name, content]: [string, string]) =>
    `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`;
  return [...tags.map(print), ...printJsonLd(page, config)].join('\n');
}

/** Prints the page's breadcrumbs: the site, its menu group, itself. Without `siteUrl` there is nothing to link to. */
function printJsonLd(page: PluginPage, config: PluginConfig): string[] {
  if (!config.siteUrl || page.path === '/') return [];
  const home = { name: config.title, item: toCanonical('/', config) };
  const names = [home, ...(page.group ? [{ name: page.group }] : []), { name: readTitle(page) }];
  const itemListElement = names.map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...entry,
  }));
  const data = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
  // The text of a script element ends at the first `</script`.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return [`<script type="application/ld+json">${json}</script>`];
}

async function drawCards(
  { site, outDir }: FinishedBuild,
  descriptions: ReadonlyMap<string, string>,
): Promise<void> {
  const { config, root } = site;
  const cards = site.pages
    .filter((page) => !page.original)
    .map((page) => ({ page, card: readCard(page, config, descriptions.get(page.path)) }))
    .filter(({ card }) => hasCard(card));
  if (!config.siteUrl || cards.length === 0) return;
  const paint = await createCardPainter(root);
  for (const { page, card } of cards) {
    const file = join(outDir, cardFile(page));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await paint(card));
  }
}

function cardFile(page: PluginPage): string {
  const { path } = page.original ?? page;
  return `cards${path === '/' ? '/index' : path}.png`;
}

const readTitle = ({ title, docs }: PluginPage) => docs.frontMatter.title ?? title;

function readCard(page: PluginPage, config: PluginConfig, description = config.description): Card {
  const site = [config.title, config.version].filter(Boolean).join(' ');
  return { site, title: readTitle(page), description };
}

/** Pages with characters that the font lacks have no card, since boxes would be worse. */
const hasCard = ({ title, description }: Card) => draws(title + description);
