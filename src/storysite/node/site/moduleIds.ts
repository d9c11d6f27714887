import { extname } from 'node:path';
import type { Locale, SiteConfig } from '../../core/config/SiteConfig.ts';
import type { Site } from './Site.ts';
import { textsOf } from './translations.ts';

export const PAGE = 'virtual:page';
export const STATICS = 'virtual:statics';
export const OPENING = 'virtual:site-opening';
export const LANGUAGE = 'virtual:site-language/';

/** Ends the id of a stories module itself on the server; without it, the id is the module that imports it safely. */
export const ISOLATED = /\?isolated&lang\.\w+$/;

/** That id of a file. Its ending is the file's, by which plugins find the modules that they compile. */
export const isolatedId = (file: string): string => `${file}?isolated&lang${extname(file)}`;

/** Id of the module of a language; undefined if it is in the script of every page. */
export function languageModuleId(
  config: Pick<SiteConfig, 'texts' | 'plugins'>,
  { prefix, lang }: Locale,
): string | undefined {
  const isEverywhere = prefix === '' && Object.keys(textsOf(config, lang).texts).length === 0;
  return isEverywhere ? undefined : LANGUAGE + lang;
}

/** Where the page or standalone story at a path is. */
export interface ModulePlace {
  /** Id of the module. */
  id: string;
  /** Added to the module's address: `#/~stories/button--primary` if it has several standalone stories. */
  hash: string;
}

/** Where the page or standalone story at a path is: those of one stories file share the module of the first. */
export function placeOf({ storiesByPath, storiesByFile }: Site, path: string): ModulePlace {
  const story = storiesByPath.get(path);
  const isShared = story && !story.problem;
  const first = isShared && storiesByFile.get(story.file)?.find(({ problem }) => !problem);
  return { id: pageModuleId(first ? first.path : path), hash: isShared ? `#${path}` : '' };
}

export function pageModuleId(path: string): string {
  return PAGE + (path === '/' ? HOME : path);
}

/** Id of the module of the opening above the text of a page. */
export function openingModuleId(path: string): string {
  return pageModuleId(path).replace(PAGE, OPENING);
}

/** Ids of the modules of all pages and standalone stories, which their documents name. */
export function listPageModules(site: Site): string[] {
  const ids = [...site.pages, ...site.stories].map(({ path }) => placeOf(site, path).id);
  return [...new Set(ids)];
}

/** Id of the module with the static HTML of the page at a path. */
export function staticsModuleId(path: string): string {
  return pageModuleId(path).replace(PAGE, STATICS);
}

/** Path of the home page in an id, since Vite takes an id that ends with a slash for a folder. */
const HOME = '/~home';

/** The path that an id names after its prefix. */
export function pathOf(id: string, prefix: string): string {
  const path = id.slice(prefix.length);
  return path === HOME ? '/' : path;
}
