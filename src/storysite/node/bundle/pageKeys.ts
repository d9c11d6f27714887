import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { readSourceFile } from '../site/readSite.ts';
import type { Site, SitePage } from '../site/Site.ts';
import { NOT_FOUND_FILE } from '../../core/routes.ts';
import { engineFile } from '../project/engineFile.ts';
import { entries } from '../project/entries.ts';
import { findScript } from '../project/findScript.ts';
import { parseScript, type SyntaxNode, walk } from '../project/parseScript.ts';
import { placeOf } from '../site/moduleIds.ts';
import { printStatics } from './siteData.ts';
import { hashOf, type RecordedModules } from './recordModules.ts';

/** Removes this machine's folders from a text, so that a project has the same keys in any folder. */
export function createTidy(site: Pick<Site, 'root' | 'storybook'>): (text: string) => string {
  const { root, storybook } = site;
  const folders = {
    engine: engineFile(''),
    root,
    workspace: storybook.vite.searchForWorkspaceRoot(root),
  };
  const names = Object.entries(folders).map(
    ([name, folder]) => [`<${name}>`, folder.replaceAll('\\', '/').replace(/\/$/, '')] as const,
  );
  names.sort(([, a], [, b]) => b.length - a.length);
  const all = names.filter(([, folder]) => folder !== '');
  return (text) => all.reduce((kept, [name, folder]) => kept.replaceAll(folder, name), text);
}

/**
 * For each route, a hash of everything that its rendering depends on: this package, the versions of others, the
 * configuration, modules of all pages, and the page's own modules as files and after all transforms, since a transform
 * may have read further files, such as types. Routes that must be rendered each time have none.
 */
export async function createPageKeys(
  site: Site,
  modules: RecordedModules,
): Promise<Map<string, string>> {
  const tidy = createTidy(site);
  const readModules = createModuleReader(modules, tidy);
  const start = entries.start;
  const shared = follow(modules, [start], () => false);
  // Only the server has the whole menus.
  const menus = JSON.stringify([...site.menus]);
  const tools = await hashTools(site);
  const base = hashOf(tools, menus, await hashConfig(site), readModules(shared));
  const idOf = ({ path }: { path: string }) => `\0${placeOf(site, path).id}`;
  const readFrom = (ids: readonly string[]) =>
    readModules(follow(modules, ids, (id) => shared.has(id)));
  const allStories = readFrom(site.stories.map(idOf));
  const keys = new Map([[NOT_FOUND_FILE, base]]);
  for (const route of [...site.pages, ...site.stories]) {
    const statics = route.kind === 'page' ? await hashStatics(site, route, tidy) : '';
    if (statics === undefined) continue;
    // An MDX page can show the stories and docs of any component.
    const others = route.kind === 'page' && route.source === 'mdx' ? allStories : '';
    keys.set(route.path, hashOf(base, route.path, statics, readFrom([idOf(route)]), others));
  }
  return keys;
}

/** Modules with all their imports, except those that are left out. */
function follow(
  modules: RecordedModules,
  ids: readonly string[],
  isLeftOut: (id: string) => boolean,
): Set<string> {
  const found = new Set(ids);
  for (const id of found) {
    for (const imported of modules.get(id)?.imports ?? []) {
      if (!isLeftOut(imported)) found.add(imported);
    }
  }
  return found;
}

/** Returns a function that hashes a set of modules. */
function createModuleReader(modules: RecordedModules, tidy: (text: string) => string) {
  const known = new Map<string, string>();
  const hashModule = (id: string) => {
    const [file = ''] = id.split('?');
    const isOwn = !id.startsWith('\0') && !/[\\/]node_modules[\\/]/.test(file);
    const text = isOwn ? readText(file) : '';
    return hashOf(tidy(id), modules.get(id)?.hash ?? '', text);
  };
  return (ids: ReadonlySet<string>): string => {
    const hashes = [...ids].map((id) => {
      const hash = known.get(id) ?? hashModule(id);
      known.set(id, hash);
      return hash;
    });
    return hashOf(...hashes.sort());
  };
}

/** The text of a file; empty if there is none. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Hashes the static HTML of a page, which only the server has: its module, and the files that it shows. Undefined if
 * compiling them depends on more than that, such as images of other hosts in a Markdown file.
 */
async function hashStatics(
  site: Site,
  page: SitePage,
  tidy: (text: string) => string,
): Promise<string | undefined> {
  const own = page.original ? site.pagesByPath.get(page.original.path) : page;
  if (!own || own.problem || own.markdownFiles.length > 0) return undefined;
  const lists = await Promise.all(own.storiesFiles.map((file) => site.sourceFiles(file)));
  // As transformed by the configuration, whose code may be in a package without a version.
  const sources = lists.flat().map((file) => readSourceFile(site, file).catch(() => ''));
  return hashOf(
    tidy(await printStatics(site, page.path)),
    own === page ? '' : tidy(await printStatics(site, own.path)),
    ...[own.file, ...own.storiesFiles].map((file) => readText(join(site.root, file))),
    ...(await Promise.all(sources)),
  );
}

const LOCK_FILES = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'bun.lockb',
];

/**
 * Hashes the tools: this package, Node, and the versions of packages, by the lock file above the project if there is
 * one.
 */
async function hashTools({ root, storybook }: Site): Promise<string> {
  const engine = await hashFolder(engineFile(''));
  const versions = [process.versions.node.split('.')[0], storybook.version, storybook.vite.version];
  let folder = root;
  const lockIn = (dir: string) =>
    LOCK_FILES.map((name) => join(dir, name)).find((file) => existsSync(file));
  while (!lockIn(folder) && dirname(folder) !== folder) folder = dirname(folder);
  const lock = lockIn(folder);
  return hashOf(engine, versions.join(), lock ? await readFile(lock) : '');
}

/** Files next to package.json that affect how modules are compiled, unlike README or data. */
const CONFIG = /^\.env|\.(?:[cm]?[jt]s|jsonc?|ya?ml|toml)$|^\..*rc$/;

/**
 * Hashes the configuration: Storybook's folder, modules that it imports by relative paths, and files next to
 * package.json.
 */
async function hashConfig({ root, storybook: { configDir, env } }: Site): Promise<string> {
  const beside = (await readdir(root, { withFileTypes: true })).filter(
    (entry) => entry.isFile() && CONFIG.test(entry.name) && !LOCK_FILES.includes(entry.name),
  );
  const files = new Set([
    ...(await listFiles(configDir)),
    ...beside.map(({ name }) => join(root, name)),
  ]);
  for (const file of files) {
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    for (const specifier of await listRelativeImports(file)) {
      const path = join(dirname(file), specifier);
      // It may be the name of the compiled file.
      const found = findScript(path, path.replace(/\.([cm]?)js$/, '.$1ts'));
      if (found) files.add(found);
    }
  }
  const variables = Object.entries(process.env)
    .filter(([name]) => /^(?:VITE|STORYSITE)_/.test(name))
    .sort();
  return hashOf(JSON.stringify([env, variables]), await hashFiles([...files], root));
}

async function listRelativeImports(file: string): Promise<string[]> {
  const found: string[] = [];
  try {
    walk(parseScript(await readFile(file, 'utf8')) as SyntaxNode, (node) => {
      const { value } = node as { value?: unknown };
      if (node.type === 'StringLiteral' && /^\.{1,2}\//.test(String(value)))
        found.push(String(value));
    });
  } catch {
    // Its own text is hashed anyway.
  }
  return found;
}

/** Folders that rendering does not depend on. */
const SKIPPED = new Set(['node_modules', 'fixtures', 'dist']);

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.map(async (entry) => {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listFiles(file);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [file];
  });
  return (await Promise.all(files)).flat();
}

async function hashFolder(folder: string): Promise<string> {
  return hashFiles(await listFiles(folder), folder);
}

/** A hash of files with their paths from a folder. */
async function hashFiles(files: readonly string[], folder: string): Promise<string> {
  const parts = [...files].sort().map(async (file) => {
    const name = relative(folder, file).replaceAll('\\', '/');
    return [name, await readFile(file).catch(() => '')];
  });
  return hashOf(...(await Promise.all(parts)).flat());
}
