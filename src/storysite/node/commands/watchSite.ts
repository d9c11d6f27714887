import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { describeError, messageOf } from '../../core/describeError.ts';
import { listBroken } from '../site/findProblem.ts';
import type { Site, SiteReader } from '../site/Site.ts';

/** Files that may be stories or docs pages. */
const SOURCE = /\.(mdx|[cm]?[jt]sx?)$/;

/** Keeps open pages up to date. */
export interface SiteWatch {
  /**
   * Reloads open pages if a changed file belongs to the site. Resolves to whether Vite should update its modules in
   * them: not in a page that is reloaded, and not modules of a broken file, which pages would request in vain.
   */
  update(file: string): Promise<boolean>;
  /** Resolves once all changes are read; before that, a page would mix the old and the new files. */
  ready(): Promise<unknown>;
  /** Makes the next change of any file reload the page, which shows an error. */
  expectReload(): void;
}

/** Keeps open pages up to date when files of the site are changed, added or removed. */
export function watchSite(server: ViteDevServer, readSite: SiteReader): SiteWatch {
  let known = describeSite(readSite);
  let isWaiting = false;
  const changes = new Set<Promise<unknown>>();

  const track = <T>(change: Promise<T>): Promise<T> => {
    changes.add(change);
    const end = () => void changes.delete(change);
    change.then(end, end);
    return change;
  };
  /** Reads a file of the site again; resolves to whether the site's lists have changed. */
  const readAgain = async (file?: string) => {
    const before = known;
    readSite.forget(file);
    known = describeSite(readSite);
    return (await known) !== (await before);
  };
  const onList = async (file: string) => {
    if (SOURCE.test(file) && (await readAgain(file))) reload(server);
  };
  const listen = (file: string) => void track(onList(file));
  server.watcher.on('add', listen).on('unlink', listen);
  server.watcher.on('error', reportUnwatched(console.warn));

  const update = async (file: string) => {
    const site = await readSite().catch(() => undefined);
    const isPreview = file === site?.storybook.previewFile?.replaceAll('\\', '/');
    if (isPreview || isWaiting || !site) {
      isWaiting = false;
      await readAgain(isPreview ? undefined : file);
      reload(server);
      return false;
    }
    if (!listFiles(site).has(file)) return !(await isBroken(file, readSite));
    const isListChanged = await readAgain(file);
    // Vite updates the text of an open page in place.
    if (file.endsWith('.mdx') && !isListChanged) return !(await isBroken(file, readSite));
    reload(server, isListChanged ? undefined : OF_PAGES);
    return false;
  };
  return {
    update: (file) => track(update(file)),
    ready: () => Promise.allSettled(changes),
    expectReload: () => (isWaiting = true),
  };
}

/** Makes what prints one line about files that cannot be watched, since each folder fails for the same reason. */
export function reportUnwatched(print: (line: string) => void): (error: unknown) => void {
  const told = new Set<string>();
  return (error) => {
    const { code = messageOf(error) } = error as NodeJS.ErrnoException;
    if (told.has(code)) return;
    told.add(code);
    const isLimit = /^(ENOSPC|EMFILE|ENFILE)$/.test(code);
    const remedy = isLimit
      ? 'Raise the limit of this machine (fs.inotify.max_user_watches or ulimit -n), and start again.'
      : 'Start again to have them read.';
    print(
      `Some files are not watched, so changes in them are not noticed: ${describeError(error)} ${remedy}`,
    );
  };
}

async function isBroken(file: string, readSite: SiteReader): Promise<boolean> {
  const site = await readSite().catch(() => undefined);
  if (!site) return true;
  return listBroken(site).some((problem) => toPath(site, problem.file) === file);
}

const toPath = ({ root }: Site, file: string) => join(root, file).replaceAll('\\', '/');

/** Absolute paths of the site's files, including broken ones. */
function listFiles(site: Site): Set<string> {
  const { pages, stories, problems } = site;
  return new Set([...pages, ...stories, ...problems].map(({ file }) => toPath(site, file)));
}

/** Content of the data modules: pages, their titles, descriptions and headings, and the list of stories. */
const describeSite = (readSite: SiteReader) =>
  readSite().then(({ stories, problems, ...site }) => {
    const pages = site.pages.map(({ docs, ...page }) => ({ ...page, docs: { ...docs, text: '' } }));
    return JSON.stringify({ pages, stories, problems });
  }, String);

/** Modules made of a page's files; the others are made of the site's lists. */
const OF_PAGES = /^\0virtual:(page|statics|story-source)/;

/** Invalidates data modules and reloads the open pages. */
function reload(server: ViteDevServer, modules = /^\0virtual:/): void {
  for (const module of server.moduleGraph.idToModuleMap.values()) {
    if (module.id && modules.test(module.id)) server.moduleGraph.invalidateModule(module);
  }
  server.ws.send({ type: 'full-reload' });
}
