import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { describeError, messageOf } from '../../core/describeError.ts';
import { listBroken } from '../site/findProblem.ts';
import type { Site, SiteReader } from '../site/Site.ts';

/** Files that may be stories or docs pages. */
const SOURCE = /\.(mdx|[cm]?[jt]sx?)$/;

/** What keeps open pages up to date. */
export interface SiteWatch {
  /**
   * Reloads open pages where a changed file is one of the site's. Whether Vite is to update its modules in them: not in a
   * page that is loaded again, nor with those of a file that cannot be read, which pages would ask for in vain.
   */
  update(file: string): Promise<boolean>;
  /** Resolves once all changes are read: until then a page would be made of both, the files before and after. */
  ready(): Promise<unknown>;
  /** A page shows an error in its place: the next change reloads it, whatever it is. */
  expectReload(): void;
}

/** Keeps the open pages up to date when files of the site change, come or go. */
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
  /** Reads a file of the site again; whether that changes what the site lists. */
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

/** Absolute paths of the files that the site is made of, broken ones included. */
function listFiles(site: Site): Set<string> {
  const { pages, stories, problems } = site;
  return new Set([...pages, ...stories, ...problems].map(({ file }) => toPath(site, file)));
}

/** The data modules' content: pages, their titles, descriptions and headings, and the list of stories. */
const describeSite = (readSite: SiteReader) =>
  readSite().then(({ stories, problems, ...site }) => {
    const pages = site.pages.map(({ docs, ...page }) => ({ ...page, docs: { ...docs, text: '' } }));
    return JSON.stringify({ pages, stories, problems });
  }, String);

/** The modules that are made of the files of a page; others are made of what the site lists. */
const OF_PAGES = /^\0virtual:(page|statics|story-source)/;

/** Invalidates data modules and reloads the open pages. */
function reload(server: ViteDevServer, modules = /^\0virtual:/): void {
  for (const module of server.moduleGraph.idToModuleMap.values()) {
    if (module.id && modules.test(module.id)) server.moduleGraph.invalidateModule(module);
  }
  server.ws.send({ type: 'full-reload' });
}
