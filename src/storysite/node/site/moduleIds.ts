import { extname } from 'node:path';
import type { Locale, SiteConfig } from '../../core/config/SiteConfig.ts';
import type { Site } from './Site.ts';
import { textsOf } from './translations.ts';

export const PAGE = 'virtual:page';
export const STATICS = 'virtual:statics';
export const OPENING = 'virtual:site-opening';
export const LANGUAGE = 'virtual:site-language/';

/**
 * End of the id of a stories module itself on the server; without it, the id means the module that imports it safely.
 */
export const ISOLATED = /\?isolated&lang\.\w+$/;

/**
 * The id of a stories module itself. It ends with the file's extension, by which plugins find the modules to compile.
 */
export const isolatedId = (file: string): string => `${file}?isolated&lang${extname(file)}`;

/** Id of the module of a language; undefined if it is in the script of every page. */
export function languageModuleId(
  config: Pick<SiteConfig, 'texts' | 'plugins'>,
  { prefix, lang }: Locale,
): string | undefined {
  const isEverywhere = prefix === '' && Object.keys(textsOf(config, lang).texts).length === 0;
  return isEverywhere ? undefined : LANGUAGE + lang;
}

/** The module of a page or standalone story. */
export interface ModulePlace {
  /** Id of the module. */
  id: string;
  /** Added to the module's address: `#/~stories/button--primary` if it has several standalone stories. */
  hash: string;
}

/** Finds the module of the page or standalone story at a path; stories of a file share the module of the first. */
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

/** Ids of the modules of all pages and standalone stories, whose addresses are in their documents. */
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

/** The path in an id after its prefix. */
export function pathOf(id: string, prefix: string): string {
  const path = id.slice(prefix.length);
  return path === HOME ? '/' : path;
}
