import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { parseMdx, readMdxImports } from '../content/mdxImports.ts';
import { realFile, toProjectPath } from '../project/realFile.ts';
import type { SiteReader } from '../site/Site.ts';
import type { StoryIndex } from '../project/Storybook.ts';
import { listScriptImports, resolveWith } from './findPageRules.ts';
import { isolatedId } from '../site/moduleIds.ts';

const MDX = /\.mdx$/;
const SCRIPT = /\.[cm]?[jt]sx?$/;

/**
 * On the server, the module of a stories file waits for the file itself. Modules in a cycle with it, such as an MDX
 * page in `docs.page` that imports the stories, would deadlock; they import the file itself.
 */
export function storyCycles(readSite: SiteReader): Plugin {
  let known: ({ entries: StoryIndex['entries'] } & ReturnType<typeof listFiles>) | undefined;
  return {
    name: 'site:story-cycles',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async resolveId(source, importer, options) {
      const [from = ''] = importer?.split('?') ?? [];
      if (!options.ssr || source.includes('?') || !(MDX.test(from) || SCRIPT.test(from)))
        return null;
      const storybook = await readSite.storybook();
      const { entries } = await storybook.readIndex();
      if (entries !== known?.entries) known = { entries, ...listFiles(entries) };
      const { files, names } = known;
      if (!names.has(withoutEnding(posix.basename(source)))) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || found.external || found.id === from) return found;
      const path = toProjectPath(readSite.root, found.id);
      const isStories = files.has(path.startsWith('../') ? path : `./${path}`);
      if (!isStories || !SCRIPT.test(found.id)) return found;
      return (await leadsTo(this, found.id, from)) ? { ...found, id: isolatedId(found.id) } : found;
    },
  };
}

/** The files of an index, and their names as in imports. */
function listFiles(entries: StoryIndex['entries']) {
  const files = new Set(Object.values(entries).map(({ importPath }) => importPath));
  return { files, names: new Set([...files].map((file) => withoutEnding(posix.basename(file)))) };
}

const withoutEnding = (name: string) => name.replace(/\.[cm]?[jt]sx?$/, '');

/** Whether a module imports another one, directly or through others of the project. */
async function leadsTo(context: Rollup.PluginContext, file: string, target: string) {
  const resolve = resolveWith(context);
  const found = new Set([file]);
  for (const path of found) {
    const specifiers = await listImports(path).catch(() => []);
    for (const specifier of specifiers) {
      const imported = (await resolve(specifier, path))?.replace(/\?.*$/s, '');
      if (imported === target) return true;
      if (imported && !/[\\/]node_modules[\\/]/.test(imported)) found.add(imported);
    }
  }
  return false;
}

async function listImports(path: string): Promise<string[]> {
  if (!MDX.test(path) && !SCRIPT.test(path)) return [];
  const text = await readFile(realFile(path), 'utf8');
  return MDX.test(path)
    ? readMdxImports(parseMdx(text)).map(({ from }) => from)
    : listScriptImports(text, path);
}
