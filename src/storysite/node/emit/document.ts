import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drawMark, markOf } from '../../core/config/siteMark.ts';
import { directionOf } from '../../core/locales.ts';
import { escapeHtml } from '../../core/escapeHtml.ts';
import { layerOrder, marks } from '../../core/marks.ts';
import type { StaticHtml } from '../../core/PageModule.ts';
import { toHref, withBase } from '../../core/routes.ts';
import { serverTexts } from '../../core/texts/server.ts';
import { type LanguageTexts, textIn } from '../../core/texts/t.ts';
import type { Site } from '../site/Site.ts';

/** Parts of a page's document. */
export interface DocumentParts {
  html: string;
  title: string;
  description: string;
  lang: string;
  /** Address of the page's module; the not-found page has none. */
  module?: string;
  /** Whether the browser renders the page from scratch instead of hydrating it. */
  isFresh?: boolean;
  /** Static HTML of a page whose HTML does not contain it. */
  statics?: StaticHtml;
  /** Start of the address of a large menu, followed by `.<language>.json`. */
  menu?: string;
  /** Address of the page for search engines; the not-found page has none. */
  canonical?: string;
  /** The page in its languages, itself included. */
  alternates?: { lang: string; href: string }[];
  /** Markup of plugins for the start of the head. */
  head?: string;
  /** The project's additions to the head and the body of its Storybook's preview. */
  previewHead?: string;
  previewBody?: string;
  /** Whether it is a standalone story, without the frame. */
  isStandalone?: boolean;
  inlineScript: string;
  /** Address of the entry script. */
  entry: string;
  styles: DocumentStyle[];
  /** Styles that a library of the project would write into the document. */
  css?: string;
  /** Addresses of the scripts that the page needs beside its entry. */
  preloads: { href: string; isLarge: boolean }[];
  robots?: string;
  /** Address of the site's icon. */
  favicon?: string;
}

/** A style sheet of a page. */
export interface DocumentStyle {
  /** Address of its file, so that the client does not fetch it again. */
  href: string;
  /** Its text, if the document contains it. */
  css?: string;
}

/** The whole HTML document of a page. */
export function renderDocument(parts: DocumentParts): string {
  const data = (name: string, value?: string) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;
  const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}">`;
  return [
    `<!doctype html><html${printLanguage(parts.lang)}${parts.isStandalone ? ` ${marks.standalone}` : ''}><head>`,
    '<meta charset="utf-8">',
    parts.head,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(parts.title)}</title>`,
    `<meta name="description" content="${escapeHtml(parts.description)}">`,
    parts.robots && `<meta name="robots" content="${parts.robots}">`,
    '<meta name="color-scheme" content="light dark">',
    parts.inlineScript && `<script>${parts.inlineScript}</script>`,
    // The last icon counts, so an icon in the preview's head overrides it.
    parts.favicon && renderIcon(parts.favicon),
    parts.previewHead,
    `<style>${layerOrder}</style>`,
    ...parts.styles.map(renderStyle),
    parts.css && `<style>${parts.css}</style>`,
    `<script type="module" src="${escapeHtml(parts.entry)}"></script>`,
    ...parts.preloads.map(
      ({ href, isLarge }) =>
        `<link rel="modulepreload" href="${escapeHtml(href)}"${isLarge ? ` ${marks.large}` : ''}>`,
    ),
    parts.canonical && link('canonical', parts.canonical),
    ...(parts.alternates ?? []).map(
      ({ lang, href }) =>
        `<link rel="alternate" hreflang="${escapeHtml(lang)}" href="${escapeHtml(href)}">`,
    ),
    '</head><body>',
    `<div id="${marks.root}"${data(marks.module, parts.module)}${parts.isFresh ? ` ${marks.fresh}` : ''}${data(marks.menu, parts.menu)}>${parts.html}</div>`,
    parts.statics && renderData(marks.statics, parts.statics),
    parts.previewBody,
    '</body></html>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

/** The site's icon, for the head of a document. */
export function renderIcon(favicon: string): string {
  return `<link rel="icon" href="${escapeHtml(favicon)}">`;
}

function printLanguage(lang: string): string {
  return ` lang="${escapeHtml(lang)}"${directionOf(lang) ? ' dir="rtl"' : ''}`;
}

/** Both kinds in their order, which the cascade depends on. */
function renderStyle({ href, css }: DocumentStyle): string {
  if (css === undefined) return `<link rel="stylesheet" href="${escapeHtml(href)}">`;
  return `<style ${marks.sheet}="${escapeHtml(href)}">${css}</style>`;
}

/** Data for the page's script, as JSON. */
function renderData(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** A document that redirects to another address, with or without script. */
export function renderRedirect(
  to: string,
  options: { base: string; htmlSuffix: boolean },
  texts: LanguageTexts,
  head = '',
): string {
  const href = escapeHtml(toHref(to, options));
  const lang = 'redirect' in texts.texts ? texts.lang : 'en';
  const address = `<a href="${href}">${href}</a>`;
  return [
    `<!doctype html><html${printLanguage(lang)}><head><meta charset="utf-8">`,
    head,
    `<title>${escapeHtml(textIn(serverTexts, texts, 'redirect'))}</title>`,
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0;url=${href}">`,
    `<link rel="canonical" href="${href}">`,
    `</head><body><p>${textIn(serverTexts, texts, 'pageIsAt', { address })}</p></body></html>\n`,
  ].join('\n');
}

const OWN_FAVICONS = ['favicon.svg', 'favicon.ico', 'favicon.png'];

/** Address of the site's favicon: the configured one, else that of the project's static files, else the mark. */
export function faviconOf({ config, storybook }: Pick<Site, 'config' | 'storybook'>): string {
  const isThere = (name: string) =>
    storybook.staticDirs.some(({ from, to }) =>
      to.replace(/\/$/, '') === '' ? existsSync(join(from, name)) : to === `/${name}`,
    );
  const own = OWN_FAVICONS.find(isThere);
  const favicon = config.favicon ?? (own && `/${own}`);
  if (favicon) return withBase(favicon, config.base);
  // A data URL saves a request.
  return `data:image/svg+xml,${encodeURIComponent(drawMark(markOf(config.title)))}`;
}
