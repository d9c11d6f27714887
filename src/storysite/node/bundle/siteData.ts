import { join } from 'node:path';
import type { Plugin } from 'vite';
import { entries } from '../project/entries.ts';
import { buildPage, buildStoryPage } from '../site/buildPage.ts';
import { listPlaces } from '../site/listPlaces.ts';
import { type Locale, readersConfig } from '../../core/config/SiteConfig.ts';
import type { Site, SitePage } from '../site/Site.ts';
import {
  printLateOpening,
  printMenuPart,
  printOpening,
  printPlugins,
  printOverrides,
  printSearchPart,
} from './printParts.ts';
import { printProblem } from './problems.ts';
import { isLargeMenu } from '../../core/menu.ts';
import type { MenuGroup } from '../../core/Page.ts';
import type { StoryRoute } from '../../core/routes.ts';
import { markdownStatics } from './markdown.ts';
import { listOwnCodes, sourceStatics } from './storySource.ts';
import { textsOf } from '../site/translations.ts';
import {
  LANGUAGE,
  languageModuleId,
  OPENING,
  PAGE,
  pageModuleId,
  pathOf,
  placeOf,
  STATICS,
  staticsModuleId,
} from '../site/moduleIds.ts';
import { pickLocale } from '../../core/locales.ts';

const PAGES = 'virtual:site-pages';
const STORIES = 'virtual:site-stories';

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
      if (id === 'virtual:site-search') return printSearchPart(site);
      if (id === 'virtual:site-menus') return exportDefault(Object.fromEntries(site.menus));
      if (id === 'virtual:site-languages') return printLanguages(site);
      if (id.startsWith(LANGUAGE)) return printLanguage(site, id.slice(LANGUAGE.length));
      const isDev = devBase !== undefined;
      if (id === 'virtual:site-plugins') return printPlugins(site, isDev, 'page');
      if (id === 'virtual:site-story-plugins') return printPlugins(site, isDev, 'story');
      if (id === 'virtual:site-overrides') return printOverrides(site);
      const print = (routes: Route[]) =>
        devBase === undefined
          ? printLoaders(site, routes)
          : printDevLoaders(site, routes, ssr ? '/' : devBase);
      if (id === PAGES) return print(site.pages);
      if (id === STORIES) return print(site.stories);
      if (id === 'virtual:site-places') return exportDefault(listPlaces(site));
      if (id.startsWith(OPENING)) return printOpening(site, pathOf(id, OPENING));
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

/** The menu of a language in its script; empty for a large menu. */
function scriptMenu(site: Site, locale?: Locale): MenuGroup[] {
  const menu = site.menus.get(locale?.lang ?? '') ?? [];
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

/** Prints texts, navigation and menu of a language; for the default one only texts, since the manifest has the rest. */
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

/** Limits a bundle to the modules of some pages and standalone stories, by their paths. */
export function onlyPages(readSite: () => Promise<Site>, paths: ReadonlySet<string>): Plugin {
  const isWanted = ({ path }: { path: string }) => paths.has(path);
  return {
    name: 'site:only-pages',
    async load(id) {
      if (id !== `\0${PAGES}` && id !== `\0${STORIES}`) return null;
      const site = await readSite();
      const routes = id === `\0${PAGES}` ? site.pages : site.stories;
      return printLoaders(site, routes.filter(isWanted));
    },
  };
}

type Route = SitePage | StoryRoute;

/** The loaders of pages or standalone stories, by their paths. */
const printLoaders = (site: Site, routes: Route[]) =>
  `export default {${routes.map((route) => printLoader(site, route))}};`;

/** The same for development, where Vite would resolve each visible import again after each change of the site. */
function printDevLoaders(site: Site, routes: Route[], base: string): string {
  const entries = routes.map(({ path, kind }) => {
    const { id } = placeOf(site, path);
    return kind === 'page' ? [path, id, staticsModuleId(path)] : [path, id];
  });
  return `
const load = (id) => id && (() => import(/* @vite-ignore */ ${JSON.stringify(`${base}@id/__x00__`)} + id));
const entries = JSON.parse(${JSON.stringify(JSON.stringify(entries))});
export default Object.fromEntries(entries.map(([path, module, statics]) =>
  [path, { module: load(module), statics: load(statics) }]));
`;
}

/** Prints a page's loader, for both of its modules; a standalone story has only one. */
function printLoader(site: Site, { path, kind }: Route): string {
  const load = (id: string) => `() => import(${JSON.stringify(id)})`;
  const statics = kind === 'page' ? `, statics: ${load(staticsModuleId(path))}` : '';
  return `\n${JSON.stringify(path)}: { module: ${load(placeOf(site, path).id)}${statics} }`;
}

async function printPage(site: Site, path: string): Promise<string> {
  const page = site.pagesByPath.get(path);
  if (page?.problem) {
    const shown = { ...(await buildPage(site, page)), headings: [], isMadeOfStories: false };
    return printProblem(site, shown, page.problem);
  }
  if (page?.original) {
    return `
export * from ${JSON.stringify(pageModuleId(page.original.path))};${printLateOpening(page)}
export const page = ${JSON.stringify(await buildPage(site, page))};
`;
  }
  if (page) {
    return `
${page.source === 'mdx' ? printMdx(site, page) : printAutodocs(site, page)}
export const standalone = false;${printLateOpening(page)}
export const page = ${JSON.stringify(await buildPage(site, page))};
`;
  }
  const story = site.storiesByPath.get(path);
  if (story?.problem) return printProblem(site, buildStoryPage(site, story), story.problem, true);
  if (story) return printStoryPages(site, story.file);
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
  const files = storyIds.map((id) => site.storiesById.get(id)?.file);
  const imports = [...new Set(files)].map((file) => file && `import ${moduleOf(site, file)};`);
  return `
import { createElement } from 'react';
import project from 'virtual:site-docs';
import { AutodocsPage } from ${JSON.stringify(entries.autodocsPage)};
export { withHeadings } from ${JSON.stringify(entries.autodocsPage)};
${imports.join('\n')}
export const Content = () => createElement(AutodocsPage, { project, storyIds: ${JSON.stringify(storyIds)} });`;
}

/** The module of the standalone stories of a stories file. */
function printStoryPages(site: Site, file: string): string {
  const { pagesByStory, storiesByFile } = site;
  const ofFile = storiesByFile.get(file)?.filter(({ problem }) => !problem) ?? [];
  const stories = ofFile.map((story) => {
    const found = pagesByStory.get(story.storyId);
    const docsPage = found && { title: found.title, path: found.path };
    return { storyId: story.storyId, page: buildStoryPage(site, story), docsPage };
  });
  return `
import ${moduleOf(site, file)};
import { createStoryPages } from ${JSON.stringify(entries.standaloneStory)};
export const pages = createStoryPages(${JSON.stringify(stories)});
`;
}

/** Specifier of a file of the project, which may be outside of its root. */
function moduleOf({ root }: Site, file: string, query = ''): string {
  return JSON.stringify(join(root, file).replaceAll('\\', '/') + query);
}

/** The static HTML of a docs page: its Markdown files and the source of its stories. */
export async function printStatics(site: Site, path: string): Promise<string> {
  const page = site.pagesByPath.get(path);
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
  const load = `import(${JSON.stringify(entries.readCodes)})`;
  const codes =
    ids.length > 0 ? `(await ${load}).readCodes(${html}, ${JSON.stringify(ids)})` : html;
  return `${imports.join('\n')}\n${printInLanguage(site, page?.lang, codes)}`;
}

/** Prints the static HTML of an untranslated page, with the theme's own texts in the reader's language. */
function printTranslatedStatics(site: Site, path: string, lang: string): string {
  const load = `import html from ${JSON.stringify(staticsModuleId(path))};\n`;
  return load + printInLanguage(site, lang, 'await html()');
}

/** Prints the export of static HTML (an expression) with the labels of its folds in the reader's language. */
function printInLanguage({ config }: Site, lang = 'en', html: string): string {
  const { setupLines } = textsOf(config, lang).texts;
  if (!setupLines) return `export default async () => ${html};\n`;
  return `import { translateFolds } from ${JSON.stringify(entries.translateFolds)};
export default async () => translateFolds(${html}, ${JSON.stringify(setupLines)}, ${JSON.stringify(lang)});
`;
}
