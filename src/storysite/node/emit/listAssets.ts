import { globSync } from 'tinyglobby';
import type { Manifest } from 'vite';
import { pickLocale } from '../../core/locales.ts';
import { entries } from '../project/entries.ts';
import { hasOpening } from '../site/heroStory.ts';
import type { Site } from '../site/Site.ts';
import { languageModuleId, openingModuleId, placeOf } from '../site/moduleIds.ts';
import { collectAssets, engineKey } from './collectAssets.ts';
import { printMenuFiles } from './menuFiles.ts';
import { languagesOf, TEXTS_FOLDER } from './searchFiles.ts';
import { searchFileOf } from '../../core/SearchPage.ts';

/** Entries that every page needs, the search, and the not-found page. */
const SHARED = [entries.start, entries.searchPanel, entries.nearestPages, entries.notFound];

interface Build {
  site: Site;
  manifest: Manifest;
  outDir: string;
}

/** Key of MSW's part for browsers, which stories with handlers load when they start. */
const MSW = /(^|\/)msw\/lib\/browser\//;

function withMocks(manifest: Manifest, keys: string[]): string[] {
  const scripts = new Set(collectAssets(manifest, keys).scripts);
  const chunks = Object.values(manifest).filter(({ file }) => scripts.has(file));
  const late = chunks.flatMap(({ dynamicImports = [] }) => dynamicImports);
  return [...keys, ...new Set(late.filter((key) => MSW.test(key)))];
}

/** Addresses of the scripts, style sheets, search indexes and menus that pages need, also after a navigation. */
export function listAssets({ site, manifest, outDir }: Build, paths: readonly string[]): string[] {
  const { base, locales } = site.config;
  const modules = paths.flatMap((path) => {
    const page = site.pagesByPath.get(path);
    const locale = pickLocale(locales, path);
    const language = locale && languageModuleId(site.config, locale);
    const own = [placeOf(site, path).id];
    if (page && hasOpening(page)) own.push(openingModuleId(path));
    return language ? [...own, language] : own;
  });
  const shared = SHARED.map((file) => engineKey(site.root, file));
  const { scripts, styles } = collectAssets(manifest, withMocks(manifest, [...shared, ...modules]));
  const indexes = languagesOf(site).map(searchFileOf);
  const texts = globSync(`${TEXTS_FOLDER}/*.json`, { cwd: outDir }).toSorted();
  const menus = printMenuFiles(site).files.map(({ file }) => file);
  return [...scripts, ...styles, ...indexes, ...texts, ...menus].map((file) => base + file);
}
