import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { SiteReader } from '../site/loadSite.ts';
import type { Site } from '../site/Site.ts';

/** Delay before the site is read again, so that Vite updates the edited text first. */
const TEXT_FIRST_MS = 200;

/** Files that may be stories or docs pages. */
const SOURCE = /\.(mdx|[cm]?[jt]sx?)$/;

/** Keeps the open page up to date when files of the site change, come or go. */
export function watchSite(server: ViteDevServer, readSite: SiteReader): void {
  const onList = (file: string) => {
    if (SOURCE.test(file)) void reloadWhereChanged(server, readSite, file);
  };
  const onChange = (file: string) => void refresh(server, readSite, file);
  server.watcher.on('add', onList).on('unlink', onList).on('change', onChange);
}

async function refresh(server: ViteDevServer, readSite: SiteReader, file: string): Promise<void> {
  const site = await readSite().catch(() => undefined);
  if (file === site?.storybook.previewFile) {
    readSite.forget();
    reload(server);
  } else if (!site || listFiles(site).has(file)) {
    // Vite updates the text of an open page in place.
    if (file.endsWith('.mdx')) return reloadWhereChanged(server, readSite, file, TEXT_FIRST_MS);
    readSite.forget(file);
    reload(server);
  }
}

/** Absolute paths of the files that the site is made of, broken ones included. */
function listFiles({ root, pages, stories, problems }: Site): Set<string> {
  const files = [...pages, ...stories, ...problems].map(({ file }) => join(root, file));
  return new Set(files.map((file) => file.replaceAll('\\', '/')));
}

/** Reloads only where the data modules change: pages, their titles, descriptions and headings, and the list of stories. */
async function reloadWhereChanged(
  server: ViteDevServer,
  readSite: SiteReader,
  file: string,
  delayMs = 0,
): Promise<void> {
  const before = await describeSite(readSite);
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  readSite.forget(file);
  if ((await describeSite(readSite)) !== before) reload(server);
}

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
