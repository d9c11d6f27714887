import { join } from 'node:path';
import type { Plugin } from 'vite';
import { entries } from '../entries.ts';
import { buildPage, buildStoryPage, listMenus } from '../site/buildPage.ts';
import { listPlaces } from '../site/listPlaces.ts';
import { type Locale, readersConfig, type SiteConfig } from '../../core/config/SiteConfig.ts';
import { mapSite } from '../site/mapSite.ts';
import type { Site, SitePage, SiteStory } from '../site/Site.ts';
import { printMenuPart, printPlugins, printOverrides } from './printParts.ts';
import { printProblem } from './problems.ts';
import { isLargeMenu } from '../../core/menu.ts';
import type { MenuGroup, Page } from '../../core/Page.ts';
import type { StoryRoute } from '../../core/routes.ts';
import { markdownStatics } from '../content/compileMarkdown.ts';
import { listOwnCodes, sourceStatics } from './storySource.ts';
import { textsOf } from '../site/translations.ts';
import { pickLocale } from '../../core/locales.ts';

const PAGE = 'virtual:page';
const PAGES = 'virtual:site-pages';
const STORIES = 'virtual:site-stories';
const STATICS = 'virtual:statics';
const LANGUAGE = 'virtual:site-language/';

/** Id of the module of a language; undefined for one that is in the script of every page. */
export function languageModuleId(
  config: Pick<SiteConfig, 'texts' | 'plugins'>,
  { prefix, lang }: Locale,
): string | undefined {
  const isEverywhere = prefix === '' && Object.keys(textsOf(config, lang).texts).length === 0;
  return isEverywhere ? undefined : LANGUAGE + lang;
}

/** Id of the module of the page at a path. */
export function pageModuleId(path: string): string {
  return PAGE + (path === '/' ? HOME : path);
}

/** Ids of the modules of all pages and standalone stories, which their documents name. */
export function listPageModules({ pages, stories }: Site): string[] {
  return [...pages, ...stories].map(({ path }) => pageModuleId(path));
}

/** Id of the module with the static HTML of the page at a path. */
function staticsModuleId(path: string): string {
  return pageModuleId(path).replace(PAGE, STATICS);
}

/** Stands for the home page in an id, since Vite takes an id that ends with a slash for a folder. */
const HOME = '/~home';

function pathOf(id: string, prefix: string): string {
  const path = id.slice(prefix.length);
  return path === HOME ? '/' : path;
}

/** Provides the site's data as modules: configuration, manifest, standalone stories, and two modules for each page. */
export function sitePlugin(readSite: () => Promise<Site>): Plugin {
  let devBase: string | undefined;
  return {
    name: 'site:data',
    configResolved({ command, base }) {
      devBase = command === 'serve' ? base : undefined;
    },
    resolveId(id) {
      return /^virtual:(site-|page\/|statics\/)/.test(id) ? `\0${id}` : null;
    },
    async load(resolved, { ssr = false } = {}) {
      if (!resolved.startsWith('\0virtual:')) return null;
      const id = resolved.slice(1);
      const site = await readSite();
      if (id === 'virtual:site-config') return exportDefault(readersConfig(site.config));
      if (id === 'virtual:site-manifest') return printManifest(site);
      if (id === 'virtual:site-menu') return printMenuPart(site);
      if (id === 'virtual:site-menus') return exportDefault(Object.fromEntries(listMenus(site)));
      if (id === 'virtual:site-languages') return printLanguages(site);
      if (id.startsWith(LANGUAGE)) return printLanguage(site, id.slice(LANGUAGE.length));
      if (id === 'virtual:site-plugins') return printPlugins(site, devBase !== undefined);
      if (id === 'virtual:site-overrides') return printOverrides(site);
      const print = (routes: Route[]) =>
        devBase === undefined ? printLoaders(routes) : printDevLoaders(routes, ssr ? '/' : devBase);
      if (id === PAGES) return print(site.pages);
      if (id === STORIES) return print(site.stories);
      if (id === 'virtual:site-places') return exportDefault(listPlaces(site));
      if (id === 'virtual:site-page-data') return exportDefault(await pageData(site));
      if (id.startsWith(PAGE)) return printPage(site, pathOf(id, PAGE));
      if (id.startsWith(STATICS)) return printStatics(site, pathOf(id, STATICS));
      return null;
    },
  };
}

function exportDefault(data: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
}

function printManifest(site: Site): string {
  const { notFound, locales } = site.config;
  const main = locales.find(({ prefix }) => prefix === '');
  const menu = scriptMenu(site, main);
  return exportDefault({ redirects: redirectsOf(site, main), notFound, menu });
}

/** The menu of a language as its script has it: nothing of a large one. */
function scriptMenu(site: Site, locale?: Locale): MenuGroup[] {
  const menu = listMenus(site).get(locale?.lang ?? '') ?? [];
  return isLargeMenu(menu) ? [] : menu;
}

function redirectsOf({ config: { locales, redirects } }: Site, locale?: Locale) {
  const entries = Object.entries(redirects);
  return Object.fromEntries(entries.filter(([from]) => pickLocale(locales, from) === locale));
}

function printLanguages({ config }: Site): string {
  const entries = config.locales.flatMap((locale) => {
    const id = languageModuleId(config, locale);
    return id ? `${JSON.stringify(locale.lang)}: () => import(${JSON.stringify(id)})` : [];
  });
  return `export default { ${entries.join(', ')} };`;
}

/** Texts, navigation and menu of a language; of the default one the manifest has all but the texts. */
function printLanguage(site: Site, lang: string): string {
  const locale = site.config.locales.find((candidate) => candidate.lang === lang);
  const { texts } = textsOf(site.config, lang);
  const data = {
    lang,
    texts,
    nav: locale?.nav,
    menu: locale?.prefix ? scriptMenu(site, locale) : undefined,
    redirects: redirectsOf(site, locale),
  };
  return `
import { setLanguage } from ${JSON.stringify(entries.language)};
export const language = ${JSON.stringify(data)};
export default () => {
  // The not-found page is one document for all languages.
  if (document.documentElement.lang !== ${JSON.stringify(lang)}) document.documentElement.lang = ${JSON.stringify(lang)};
  setLanguage(language);
};
`;
}

/** Lets a bundle have the modules of some pages and standalone stories only, by their paths. */
export function onlyPages(readSite: () => Promise<Site>, paths: ReadonlySet<string>): Plugin {
  const isWanted = ({ path }: { path: string }) => paths.has(path);
  return {
    name: 'site:only-pages',
    async load(id) {
      const { pages, stories } = await readSite();
      if (id === `\0${PAGES}`) return printLoaders(pages.filter(isWanted));
      if (id === `\0${STORIES}`) return printLoaders(stories.filter(isWanted));
      return null;
    },
  };
}

type Route = SitePage | StoryRoute;

/** The loaders of pages or standalone stories, by their paths. */
const printLoaders = (routes: Route[]) => `export default {${routes.map(printLoader)}};`;

/** The same in development, where Vite would resolve each import that it sees, again after each change of the site. */
function printDevLoaders(routes: Route[], base: string): string {
  const entries = routes.map((route) => {
    const { path } = route;
    const more = route.kind === 'page' ? [staticsModuleId(path)] : [undefined, route.storyId];
    return [path, pageModuleId(path), ...more];
  });
  return `
const load = (id) => id && (() => import(/* @vite-ignore */ ${JSON.stringify(`${base}@id/__x00__`)} + id));
const entries = JSON.parse(${JSON.stringify(JSON.stringify(entries))});
export default Object.fromEntries(entries.map(([path, module, statics, storyId]) =>
  [path, { module: load(module), statics: load(statics), storyId }]));
`;
}

/** Generates a page's loader, for both of its modules. */
function printLoader(route: SitePage | StoryRoute): string {
  const { path } = route;
  const load = (id: string) => `() => import(${JSON.stringify(id)})`;
  const more =
    route.kind === 'page'
      ? `statics: ${load(staticsModuleId(path))}`
      : `storyId: ${JSON.stringify(route.storyId)}`;
  return `\n${JSON.stringify(path)}: { module: ${load(pageModuleId(path))}, ${more} }`;
}

async function pageData(site: Site): Promise<Record<string, Page>> {
  const pages = site.pages.map(async (page) => [page.path, await buildPage(site, page)] as const);
  return Object.fromEntries(await Promise.all(pages));
}

async function printPage(site: Site, path: string): Promise<string> {
  const page = mapSite(site).pages.get(path);
  if (page?.problem) return printProblem(site, await buildPage(site, page), page.problem);
  if (page?.original) {
    return `
export { Content, standalone } from ${JSON.stringify(pageModuleId(page.original.path))};
export const page = ${JSON.stringify(await buildPage(site, page))};
`;
  }
  if (page) {
    return `
${page.source === 'mdx' ? printMdx(site, page) : printAutodocs(site, page)}
export const standalone = false;
export const page = ${JSON.stringify(await buildPage(site, page))};
`;
  }
  const story = mapSite(site).stories.get(path);
  if (story) return printStoryPage(site, story);
  throw new Error(
    `There is no page at ${path}: it is neither a docs page nor a story of this project.`,
  );
}

/** An MDX page, in the project's container. */
function printMdx(site: Site, { file }: SitePage): string {
  return `
import { createElement } from 'react';
import content from ${moduleOf(site, file)};
import project from 'virtual:site-docs';
import { DocsFrame } from ${JSON.stringify(entries.docsFrame)};
export const Content = () => createElement(DocsFrame, { content, project, isProse: true });`;
}

/** A page of stories, whose modules register them when they are imported. */
function printAutodocs(site: Site, { storyIds }: SitePage): string {
  const files = storyIds.map((id) => mapSite(site).storiesById.get(id)?.file);
  const imports = [...new Set(files)].map((file) => file && `import ${moduleOf(site, file)};`);
  return `
import { createElement } from 'react';
import project from 'virtual:site-docs';
import { AutodocsPage } from ${JSON.stringify(entries.autodocsPage)};
${imports.join('\n')}
export const Content = () => createElement(AutodocsPage, { project, storyIds: ${JSON.stringify(storyIds)} });`;
}

function printStoryPage(site: Site, story: SiteStory): string {
  if (story.problem) return printProblem(site, buildStoryPage(site, story), story.problem, true);
  const found = mapSite(site).pagesByStory.get(story.storyId);
  const page = found && { title: found.title, path: found.path };
  return `
import { createElement } from 'react';
import ${moduleOf(site, story.file)};
import { StandaloneStory } from ${JSON.stringify(entries.standaloneStory)};
import { findStory } from ${JSON.stringify(entries.stories)};
export const Content = () => createElement(StandaloneStory, {
  story: findStory(${JSON.stringify(story.storyId)}),
  page: ${JSON.stringify(page)},
});
export const standalone = true;
export const page = ${JSON.stringify(buildStoryPage(site, story))};
`;
}

/** Specifier of a file of the project, also of one outside of its root. */
function moduleOf({ root }: Site, file: string, query = ''): string {
  return JSON.stringify(join(root, file).replaceAll('\\', '/') + query);
}

/** The static HTML of a docs page: its Markdown files and the source of its stories. */
export async function printStatics(site: Site, path: string): Promise<string> {
  const page = mapSite(site).pages.get(path);
  if (page?.original) return printTranslatedStatics(site, page.original.path, page.lang);
  const texts =
    page && !page.problem
      ? [...markdownStatics(site.root, page), ...(await sourceStatics(site, page))]
      : [];
  const imports = texts.map(
    ([, specifier], index) =>
      `import { html as html${index} } from ${JSON.stringify(specifier.replaceAll('\\', '/'))};`,
  );
  const properties = texts.map(([key], index) => `${JSON.stringify(key)}: html${index}`);
  const html = `({ ${properties.join(', ')} })`;
  const ids = page && !page.problem ? await listOwnCodes(site, page) : [];
  if (ids.length === 0) return `${imports.join('\n')}\nexport default () => ${html};\n`;
  const load = `import(${JSON.stringify(entries.readCodes)})`;
  const codes = `(await ${load}).readCodes(${html}, ${JSON.stringify(ids)})`;
  return `${imports.join('\n')}\nexport default async () => ${codes};\n`;
}

/** The static HTML of a page that is not translated, with the theme's own texts in the reader's language. */
function printTranslatedStatics({ config }: Site, path: string, lang: string): string {
  const { setupLines } = textsOf(config, lang).texts;
  return `
import html from ${JSON.stringify(staticsModuleId(path))};
import { translateFolds } from ${JSON.stringify(entries.translateFolds)};
export default async () => translateFolds(await html(), ${JSON.stringify({ lang, texts: { setupLines } })});
`;
}
