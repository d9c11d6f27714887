import { basename, join, posix } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { readPackage } from '../config/readPackage.ts';
import { countFolded, findSetup } from '../content/foldLines.ts';
import { entries } from '../entries.ts';
import { mapSite } from '../site/mapSite.ts';
import type { Site, SiteReader } from '../site/Site.ts';
import { listSourceFiles, readSourceFile } from '../site/readSite.ts';
import { createStaticAddress } from '../site/staticAddress.ts';
import { toProjectPath } from '../site/realFile.ts';
import type { StoryEntry, StoryIndex } from '../storybook/Storybook.ts';
import { reuse } from './reuse.ts';
import { findPageRules, type KnownFiles, resolveWith } from './findPageRules.ts';
import { importSafely } from './projectAnnotations.ts';
import { readModule, type ReadModule } from './readModule.ts';
import { printImport } from './printImport.ts';
import { readComponent, readStoryTexts } from './storySource.ts';

const DEFINE_STORIES = entries.defineStories;
const BROKEN_FILES = entries.stories;

/** Query of the stories module itself on the server; without it, the id is the module that imports it safely. */
export const ISOLATED = '?isolated';

/**
 * Strips test code from the modules of stories and registers their stories with what the index says of them. On the server,
 * where many a module reads `window`, a stories module that throws leaves its page standing. One that needs modules of
 * Storybook which mean nothing here, or whose styles would change the page around it, is not imported at all: its stories
 * are framed.
 */
export function csf(readSite: SiteReader): Plugin {
  const { root } = readSite;
  let isBuild = false;
  return {
    name: 'site:csf',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async transform(code, id, { ssr = false } = {}) {
      const [path = '', query] = id.split('?');
      if (query !== undefined && id !== path + ISOLATED) return null;
      const file = toProjectPath(root, path);
      if (!/\.[cm]?[jt]sx?$/.test(path)) return null;
      const storybook = await readSite.storybook();
      const read = () =>
        reuse(readSite, `module ${file}`, code, () =>
          readModule(code, file, createStaticAddress(storybook, readSite.config)),
        );
      if (path === storybook.previewFile?.replaceAll('\\', '/')) return onlyCode(read());

      const importPath = file.startsWith('../') ? file : `./${file}`;
      const index = (await storybook.readIndex()).entries;
      const byFile = reuse(index, 'by file', '', () => groupByFile(index));
      const stories = byFile.get(importPath);
      if (!stories) return null;
      const module = read();
      if (query !== undefined) return onlyCode(module, exportComponents(module, code, file));
      const framed = module.unknownModule
        ? `It needs ${module.unknownModule}, which exists only in Storybook.`
        : await describePageRule(this, readSite, path, storybook.previewFile);
      const registered = await printStories(
        readSite,
        code,
        file,
        stories,
        (name) => framed ?? module.setups.get(name) ?? module.setups.get('default'),
      );
      // Many packages declare that their modules have no side effects.
      const moduleSideEffects = true;
      if (framed) return { ...frame(module, registered), moduleSideEffects };
      if (!ssr) {
        const components = printComponents(module, code, file);
        const whole = module.code + register(module.exports, registered, components);
        return { code: whole, map: module.map as null, moduleSideEffects };
      }
      const load = importSafely(this, id + ISOLATED, isBuild, file);
      const loaded = load + exportLoaded(module) + noteBroken(file);
      const registers = register(loadedNames(module), registered, `storysiteModule?.${COMPONENTS}`);
      return { code: loaded + registers, moduleSideEffects };
    },
  };
}

/** Why the styles of a stories module need an iframe; those of the preview are meant for every page. */
async function describePageRule(
  context: Rollup.PluginContext,
  readSite: SiteReader,
  file: string,
  previewFile: string | undefined,
): Promise<string | undefined> {
  const create = (): KnownFiles => new Map();
  // A dev server reads files again.
  const known = context.meta.watchMode ? create() : reuse(readSite, 'page rules', '', create);
  const resolve = resolveWith(context);
  const rules = await findPageRules(file, resolve, known);
  const shared = previewFile ? await findPageRules(previewFile, resolve, known) : new Map();
  const own = [...rules].find(([sheet]) => !shared.has(sheet));
  return (
    own && `Its styles change the page around it: ${toProjectPath(readSite.root, own[0])}${own[1]}.`
  );
}

/** The stories of an index by the `importPath` of their module. */
function groupByFile(entries: StoryIndex['entries']): Map<string, StoryEntry[]> {
  const files = new Map<string, StoryEntry[]>();
  for (const entry of Object.values(entries)) {
    if (entry.type !== 'story' || entry.subtype === 'test') continue;
    const stories = files.get(entry.importPath);
    if (stories) stories.push(entry);
    else files.set(entry.importPath, [entry]);
  }
  return files;
}

function onlyCode({ code, map }: ReadModule, more = '') {
  return { code: code + more, map: map as null };
}

/** On the server, the export of a stories module that returns its components. */
const COMPONENTS = 'storysiteComponents';

function exportComponents(module: ReadModule, code: string, file: string): string {
  const components = printComponents(module, code, file);
  return components && `\nexport const ${COMPONENTS} = ${components};\n`;
}

/** Prints a function that returns a module's components by name, without that of its meta. */
function printComponents({ components }: ReadModule, code: string, file: string): string {
  const own = readComponent(code, file).componentName;
  const printed = components.flatMap((name) =>
    name === own ? [] : name.includes('.') ? `${JSON.stringify(name)}: ${name}` : name,
  );
  return printed.length > 0 ? `() => ({ ${printed.join(', ')} })` : '';
}

interface PrintedStories {
  /** The files that the story box shows, as an array literal. */
  files: string;
  /** The style sheets of the project that a reader imports, as an array literal. */
  sheets: string;
  /** The data of each story, as an object literal, by export. */
  data: Map<string, string>;
}

async function printStories(
  reader: SiteReader,
  code: string,
  storiesFile: string,
  stories: StoryEntry[],
  framedOf: (exportName: string) => string | undefined,
): Promise<PrintedStories> {
  const site = await reader();
  const files = await Promise.all(
    (await listSourceFiles(site, storiesFile)).map((path, index) => printFile(site, path, index)),
  );
  const texts = readStoryTexts(reader, code, storiesFile);
  const component = readComponent(code, storiesFile);
  const { componentName } = component;
  const importLine = await printImports(site, component, storiesFile);
  const sheets = await Promise.all(
    listOwnSheets(site, component, storiesFile).map((path) => printFile(site, path, 1)),
  );
  const docsId = site.pages.find(
    (page) => page.source !== 'stories' && page.storiesFile === storiesFile,
  )?.docsId;
  const data = stories.flatMap(({ id, name, title, exportName = '' }): [string, string][] => {
    const path = mapSite(site).storiesById.get(id)?.path;
    const { description, metaDescription } = texts.get(exportName) ?? {};
    const comments = { description, metaDescription };
    const framed = framedOf(exportName);
    const about = { exportName, id, name, title, path, storiesFile, docsId, framed };
    return exportName
      ? [
          [
            exportName,
            `{ ...${JSON.stringify({ ...about, ...comments, componentName, importLine })}, files: storysiteFiles, sheets: storysiteSheets }`,
          ],
        ]
      : [];
  });
  return {
    files: `[${files.join(', ')}]`,
    sheets: `[${sheets.join(', ')}]`,
    data: new Map(data),
  };
}

/** The style sheets of the project beside a component, which only `transformSource` makes a reader's. */
function listOwnSheets(
  { config }: Site,
  { componentImport, sheets }: ReturnType<typeof readComponent>,
  storiesFile: string,
): string[] {
  if (!componentImport || !config.transformSource) return [];
  return sheets
    .filter((sheet) => sheet.startsWith('.'))
    .map((sheet) => posix.join(posix.dirname(storiesFile), sheet));
}

/** What a reader imports: the component, and style sheets of packages; those of the project where it says how readers see them. */
async function printImports(
  { root, config: { transformSource } }: Site,
  { componentImport, sheets }: ReturnType<typeof readComponent>,
  storiesFile: string,
): Promise<string | undefined> {
  if (!componentImport) return undefined;
  const lines = [printImport(componentImport, readPackage(root).title ?? '')];
  for (const sheet of sheets)
    if (transformSource || !sheet.startsWith('.')) lines.push(`import '${sheet}';`);
  const text = lines.join('\n');
  return ((await transformSource?.(text, storiesFile)) ?? text).trim();
}

/** Prints a file and the function that loads it; the text of the first is in the page's static HTML. */
async function printFile(site: Site, path: string, index: number): Promise<string> {
  const source = await readSourceFile(site, path);
  const lines = source.trimEnd().split('\n').length;
  const folded = countFolded(source, index === 0 ? findSetup(source) : []);
  const data = JSON.stringify({ name: basename(path), path, lines, folded });
  const address = JSON.stringify(`${join(site.root, path).replaceAll('\\', '/')}?highlighted`);
  const load = index > 0 ? `, load: () => import(${address})` : '';
  return `{ ...${data}${load} }`;
}

/** Prints the call that registers the stories; `locals` names the variable of each export. */
function register(
  locals: ReadonlyMap<string, string>,
  { files, sheets, data }: PrintedStories,
  components = '',
): string {
  const stories = [...data].flatMap(([exportName, text]) => {
    const local = locals.get(exportName);
    return local ? [`[${local}, ${text}]`] : [];
  });
  return `
import { defineStories as storysiteDefine } from ${JSON.stringify(DEFINE_STORIES)};
const storysiteFiles = ${files};
const storysiteSheets = ${sheets};
storysiteDefine(${locals.get('default') ?? 'undefined'}, [${stories.join(', ')}]${components && `, ${components}`});
`;
}

/** A module that replaces one that must not be imported, with the same exports. */
function frame({ exports }: ReadModule, registered: PrintedStories): { code: string } {
  const locals = new Map([...exports.keys()].map((name, index) => [name, `storysite${index}`]));
  const declared = [...locals.values()].map((local) => `const ${local} = {};\n`);
  return { code: declared.join('') + exportAll(locals) + register(locals, registered) };
}

function loadedNames({ exports }: ReadModule): Map<string, string> {
  return new Map([...exports.keys()].map((name, index) => [name, `storysite${index}`]));
}

/** Exports what `importSafely` imported; when the module throws, stories that throw. */
function exportLoaded(module: ReadModule): string {
  const locals = loadedNames(module);
  const declared = [...locals].map(([name, local]) => {
    const missing = name === 'default' ? 'undefined' : '{ render() { throw storysiteError; } }';
    return `const ${local} = storysiteModule ? storysiteModule[${JSON.stringify(name)}] : ${missing};\n`;
  });
  return declared.join('') + exportAll(locals);
}

/** Tells the build that a module throws: it may work in the browser, which then renders a different page. */
function noteBroken(file: string): string {
  return `
import { brokenFiles as storysiteBroken } from ${JSON.stringify(BROKEN_FILES)};
if (!storysiteModule) storysiteBroken.add(${JSON.stringify(file)});
`;
}

function exportAll(locals: ReadonlyMap<string, string>): string {
  const names = [...locals].map(([name, local]) => `${local} as ${JSON.stringify(name)}`);
  return `export { ${names.join(', ')} };\n`;
}
