import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { ThreadEnded } from '../render/callThread.ts';
import { createRenderer, readDeadline, type Renderer } from '../render/createRenderer.ts';
import { bundleHeadScript, commonMarkup } from '../emit/pluginHeads.ts';
import { bundleBoth } from './bundleBoth.ts';
import { cacheFolder } from '../project/cacheFolder.ts';
import { PageCache } from '../render/PageCache.ts';
import { listAssets } from '../emit/listAssets.ts';
import { addStaticFiles, finishSite } from '../emit/finishSite.ts';
import { writeReport } from './sortFolder.ts';
import { type BuiltSheet, measureSheet } from '../emit/placeSheets.ts';
import { prerender, type PrerenderOptions } from '../emit/prerender.ts';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import type { BuildReport } from '../../core/BuildReport.ts';
import { createReport, type ReportedPage } from '../emit/createReport.ts';
import { silent, type Progress } from './Progress.ts';
import { describeError } from '../../core/describeError.ts';
import { SiteError } from '../../core/SiteError.ts';
import { loadSite } from '../site/loadSite.ts';
import type { Site, SiteReader } from '../site/Site.ts';
import { noteShownFrontMatter } from '../site/storybookFrontMatter.ts';
import { listWarnings } from '../site/readSite.ts';
import { listMissingTexts } from '../site/translations.ts';
import { PREFETCH_MAX_SCRIPT } from '../../core/limits.ts';
import { decodePath } from '../../core/routes.ts';
import { printWarning } from '../../core/Warning.ts';

/** Source and target of the docs site; absolute folders. */
export interface BuildSiteOptions {
  root: string;
  outDir: string;
  config: SiteConfig;
  /** Relative to `root` or absolute. */
  configDir?: string;
  /** Called for each step; by default nothing is reported. */
  progress?: Progress;
  /** Number of rendering threads; by default it depends on the machine and on the number of pages. */
  threads?: number;
  /** Renders every page again. */
  force?: boolean;
}

/** Builds the docs site: scripts and styles, then every page as an HTML file, then host files and the report. */
export async function buildSite(options: BuildSiteOptions): Promise<BuildReport> {
  const { root, outDir, config, configDir, progress = silent } = options;
  const deadlineMs = readDeadline();
  let server: Renderer | undefined;
  const serverDir = await makeServerDir(root);
  try {
    const readSite = loadSite(root, config, configDir);
    const site = await progress.step('Stories', async () => checkSite(await readSite(), configDir));
    const cache = new PageCache(cacheFolder(root, 'storysite', true));
    const { manifest, bundle, missing, cached } = await bundleBoth(
      { readSite, site, outDir, serverDir, cache, force: options.force },
      progress,
    );
    server = createRenderer({
      file: bundle,
      deadlineMs,
      threads: options.threads ?? countThreads(missing.size),
      importsOf: listImports(site),
      env: site.storybook.env,
      onSlow: progress.slow,
    });
    const copied = await addStaticFiles(site, outDir);
    if (bundle) await start(server);
    const inlineScript = await bundleHeadScript(config);
    const sheets = await readSheets(manifest, outDir);
    const markup = commonMarkup(site, inlineScript);
    const largeScripts = listLargeScripts(manifest, outDir);
    const parts = { site, manifest, server, inlineScript, markup, sheets, largeScripts, cached };
    const rendered = await progress.step('Pages', () => writePages(parts, outDir, progress));
    const previewHtml = site.storybook.previewHead + site.storybook.previewBody;
    const preview = {
      file: 'The head or body of the preview',
      media: previewHtml ? await server.listMedia(previewHtml) : [],
    };
    const assetsOf = (paths: readonly string[]) => listAssets({ site, manifest, outDir }, paths);
    const finished = await finishSite({ site, outDir, assetsOf }, copied, markup);
    for (const { code, text, ...place } of finished) site.warn(code, text, place);
    for (const text of listMissingTexts(config)) site.warn('texts', text);
    for (const error of [...server.lateErrors].toSorted())
      site.warn('late-error', describeLate(error));
    warnOfMissing([...rendered, preview], outDir, site);
    const report = createReport({
      folders: [root, site.storybook.vite.searchForWorkspaceRoot(root)],
      ...describeSite(site),
      rendered,
      times: server.times,
      warnings: listWarnings({ warnings: readSite.warnings, problems: site.problems }),
      notes: await listNotes(readSite, site, outDir),
    });
    writeReport(outDir, { ...report, slowest: undefined });
    // Late errors belong to no page, so a build that renders only some pages would not report them again.
    if (report.warnings.some(({ code }) => code === 'late-error')) cache.clear();
    else cache.prune();
    if (config.strict) refuseWarnings(report);
    return report;
  } finally {
    await server?.close();
    await rm(serverDir, { recursive: true, force: true });
  }
}

/** Problems that the project cannot fix; writes the images of other hosts, of which some may be missing. */
async function listNotes({ images, notes }: SiteReader, site: Site, outDir: string) {
  const history = site.pages.length > 0 && (await site.lastUpdated.note());
  const sheets = site.storybook.foreignSheets.map(
    (address) =>
      `preview-head.html links ${address}, a style sheet of another host: its rules for elements apply to the whole page.`,
  );
  return [
    ...(await images.write(outDir)),
    ...notes,
    ...sheets,
    ...noteShownFrontMatter(site),
    ...(history ? [history] : []),
  ];
}

/** Creates a folder for the server bundle from which Node finds the project's React; `CACHE_DIR` has no packages. */
async function makeServerDir(root: string): Promise<string> {
  const folders = cacheFolder(root, 'site-server');
  await mkdir(folders, { recursive: true });
  const folder = await mkdtemp(join(folders, 'build-'));
  const { paths } = createRequire(join(root, 'package.json')).resolve;
  const packages = paths('react')?.find((path) => existsSync(join(path, 'react')));
  if (packages && !folders.startsWith(join(dirname(packages), '/')))
    await symlink(packages, join(folder, 'node_modules'), 'junction');
  return folder;
}

function checkSite(site: Site, configDir = '.storybook'): Site {
  if (site.pages.length + site.stories.length > 0) return site;
  throw new SiteError(
    `The Storybook in ${join(site.root, configDir)} has no stories and no docs pages, so there is nothing to build.`,
    'Check "stories" in its main file.',
  );
}

/** The report of a page or standalone story, with its file. */
interface RenderedFile extends ReportedPage {
  file: string;
}

/** Writes every HTML file. */
async function writePages(
  parts: Omit<PrerenderOptions, 'write'>,
  outDir: string,
  progress: Progress,
): Promise<RenderedFile[]> {
  const rendered: RenderedFile[] = [];
  const all = parts.site.pages.length + parts.site.stories.length;
  let done = 0;
  const writeHere = (file: string, text: string) => write(join(outDir, file), text);
  for await (const { file, reported } of prerender({ ...parts, write: writeHere })) {
    done += 1;
    if (reported) rendered.push({ ...reported, file });
    progress.count(done, all);
  }
  return rendered;
}

/** Warns of each missing image, video or sound of this site, with the first file that shows it. */
function warnOfMissing(
  pages: Pick<RenderedFile, 'file' | 'media'>[],
  outDir: string,
  { config: { base }, warn }: Site,
): void {
  const shown = new Map<string, string>();
  for (const { file, media } of pages) {
    for (const address of media) if (!shown.has(address)) shown.set(address, file);
  }
  for (const [address, page] of shown) {
    const file = join(outDir, decodePath(address.slice(base.length)));
    if (!address.startsWith(base) || existsSync(file)) continue;
    warn(
      'missing-file',
      `${page} shows ${address}, but the build has no such file. Put it into a folder of "staticDirs", or fix the address.`,
    );
  }
}

/** The parts of a report that do not depend on rendering. */
function describeSite({ config, storybook, pages, stories }: Site) {
  return {
    base: config.base,
    storybook: storybook.version,
    pages: pages
      .filter(({ original }) => !original)
      .map(({ docsId, path, title }) => ({ id: docsId, path, title })),
    storyIds: [...new Set(stories.map(({ storyId }) => storyId))],
  };
}

/** Throws if a strict build has warnings. */
function refuseWarnings({ warnings }: BuildReport): void {
  if (warnings.length === 0) return;
  const list = warnings.map((warning) => `  ${printWarning(warning)}`).join('\n');
  throw new SiteError(
    `The build has ${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}, which "strict" does not allow:\n${list}`,
    'Fix them all, or build without --strict and the option "strict".',
  );
}

/** Further threads would mostly cost memory. */
const MOST_THREADS = 8;
/** Fewer routes are not worth a thread, since each imports all modules that pages need. */
const ROUTES_OF_THREAD = 100;

function countThreads(routes: number): number {
  const wanted = Math.ceil(routes / ROUTES_OF_THREAD);
  return Math.max(1, Math.min(MOST_THREADS, availableParallelism(), wanted));
}

/**
 * Returns a function that lists the stories files that a page needs. An MDX page can show any component, so it needs
 * all of them; otherwise it would depend on the modules that its thread happens to have imported.
 */
function listImports(site: Site) {
  const all = new Map(site.stories.map(({ file, path }) => [file, path]));
  return (path: string): ReadonlyMap<string, string> => {
    const page = site.pagesByPath.get(path);
    if (page?.source === 'mdx') return all;
    const files = page?.storiesFiles ?? [site.storiesByPath.get(path)?.file ?? ''];
    return new Map(files.flatMap((file) => (all.has(file) ? [[file, all.get(file) ?? '']] : [])));
  };
}

async function start(server: Renderer): Promise<void> {
  try {
    await server.start();
  } catch (cause) {
    const { message, cause: thrown } = cause as ThreadEnded;
    const reason = (thrown as Partial<Error> | undefined)?.stack ?? message;
    throw new SiteError(
      `No page can be prerendered, because a module that all pages need, such as the preview file, throws when it is loaded in Node:\n${reason}`,
      'Use "window" and "document" only in functions that run in the browser.',
      { cause },
    );
  }
}

function describeLate(error: string): string {
  return `A module or story has started something that failed later, while pages were prerendered: ${describeError(error)} Start it in the browser only, such as in an effect.`;
}

/** Every style sheet of a build, by its file. */
async function readSheets(manifest: Manifest, outDir: string): Promise<Map<string, BuiltSheet>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const sheets = [...files].map(
    async (file) =>
      [file, measureSheet(file, (await readFile(join(outDir, file), 'utf8')).trim())] as const,
  );
  return new Map(await Promise.all(sheets));
}

function listLargeScripts(manifest: Manifest, outDir: string): Set<string> {
  const files = Object.values(manifest).map(({ file }) => file);
  const sizeOf = (file: string) =>
    statSync(join(outDir, file), { throwIfNoEntry: false })?.size ?? 0;
  return new Set(files.filter((file) => sizeOf(file) > PREFETCH_MAX_SCRIPT));
}

/** At once: for as many small files as a site has, promises would cost several times what writing does. */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
