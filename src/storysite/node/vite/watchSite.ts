import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { listBroken } from '../site/findProblem.ts';
import type { Site, SiteReader } from '../site/Site.ts';

/** Files that may be stories or docs pages. */
const SOURCE = /\.(mdx|[cm]?[jt]sx?)$/;

/** What keeps open pages up to date. */
export interface SiteWatch {
  /**
   * Reloads open pages where a changed file is one of the site's; whether Vite may update its modules, too: pages would
   * ask in vain for those of a file that cannot be read.
   */
  update(file: string): Promise<boolean>;
  /** A page shows an error in its place: the next change reloads it, whatever it is. */
  expectReload(): void;
}

/** Keeps the open pages up to date when files of the site change, come or go. */
export function watchSite(server: ViteDevServer, readSite: SiteReader): SiteWatch {
  let known = describeSite(readSite);
  let isWaiting = false;

  const reloadWhereChanged = async (file: string) => {
    const before = known;
    readSite.forget(file);
    known = describeSite(readSite);
    if ((await known) !== (await before)) reload(server);
  };
  const onList = (file: string) => {
    if (SOURCE.test(file)) void reloadWhereChanged(file);
  };
  server.watcher.on('add', onList).on('unlink', onList);

  return {
    expectReload: () => (isWaiting = true),
    async update(file) {
      const site = await readSite().catch(() => undefined);
      const isPreview = file === site?.storybook.previewFile?.replaceAll('\\', '/');
      if (isPreview || isWaiting || !site) {
        isWaiting = false;
        readSite.forget(isPreview ? undefined : file);
        known = describeSite(readSite);
        reload(server);
      } else if (listFiles(site).has(file)) {
        // Vite updates the text of an open page in place.
        if (file.endsWith('.mdx')) await reloadWhereChanged(file);
        else {
          readSite.forget(file);
          known = describeSite(readSite);
          reload(server);
        }
      }
      return !(await isBroken(file, readSite));
    },
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
  readSite().then(
    ({ pages, stories, problems }) => JSON.stringify({ pages, stories, problems }),
    String,
  );

/** Invalidates the data modules and reloads the open page. */
function reload(server: ViteDevServer): void {
  for (const module of server.moduleGraph.idToModuleMap.values()) {
    if (module.id?.startsWith('\0virtual:')) server.moduleGraph.invalidateModule(module);
  }
  server.ws.send({ type: 'full-reload' });
}
