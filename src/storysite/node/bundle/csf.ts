import type { Plugin, Rollup } from 'vite';
import { entries } from '../project/entries.ts';
import type { SiteReader } from '../site/Site.ts';
import { createStaticAddress } from '../project/staticAddress.ts';
import { toProjectPath } from '../project/realFile.ts';
import type { StoryEntry, StoryIndex } from '../project/Storybook.ts';
import { filterHooks } from './filterHooks.ts';
import {
  findPageRules,
  type KnownFiles,
  type Resolve,
  resolveWith,
  usesTestLibrary,
} from './findPageRules.ts';
import { ISOLATED, isolatedId } from '../site/moduleIds.ts';
import { type PrintedStories, printRegister, printStories } from './printStories.ts';
import { importSafely } from './projectAnnotations.ts';
import { readModule, type ReadModule } from './readModule.ts';
import { readCsf } from './storySource.ts';
import { groupBy } from '../../core/maps.ts';

const BROKEN_FILES = entries.stories;
const SCRIPT = /\.[cm]?[jt]sx?(?:$|\?)/;

/** The source map of generated code. */
const GENERATED = { mappings: '' } as const;

/**
 * Strips test code from stories modules and registers their stories with data from the index. On the server, where
 * modules often read `window`, a stories module that throws does not break its page. A module that needs unsupported
 * modules of Storybook, or whose styles would change the page around it, is never imported: its stories are framed.
 */
export function csf(readSite: SiteReader) {
  const registers = new Map<string, string>();
  const replaced = { browser: new Set<string>(), server: new Set<string>() };
  const filter = { transform: SCRIPT };
  return {
    first: filterHooks(prepareStories(readSite, registers, replaced), filter),
    last: filterHooks(registerStories(registers), filter),
    /** Whether a generated module replaces a stories module. */
    isReplaced: (id: string, isServer: boolean) =>
      replaced[isServer ? 'server' : 'browser'].has(id),
  };
}

/**
 * Registers stories after all other plugins, so that plugins that run a module during compilation do not run the site.
 */
function registerStories(registers: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'site:register-stories',
    enforce: 'post',
    transform(code, id, { ssr = false } = {}) {
      const text = ssr ? undefined : registers.get(id);
      return text === undefined ? null : { code: code + text, map: null };
    },
  };
}

/** Records for each stories module the code that registers its stories, and whether a generated module replaces it. */
function prepareStories(
  readSite: SiteReader,
  registers: Map<string, string>,
  replaced: Record<'browser' | 'server', Set<string>>,
): Plugin {
  const { root } = readSite;
  let isBuild = false;
  let known: { index: StoryIndex['entries']; byFile: ReturnType<typeof groupByFile> } | undefined;
  return {
    name: 'site:csf',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async transform(code, id, { ssr = false } = {}) {
      const [path = '', query] = id.split('?');
      const isIsolated = ISOLATED.test(id);
      if ((query !== undefined && !isIsolated) || !SCRIPT.test(path)) return null;
      const file = toProjectPath(root, path);
      const storybook = await readSite.storybook();
      const files = findFiles(this, readSite);
      const read = () => readWithoutTests(code, path, readSite, files);
      if (path === storybook.previewFile?.replaceAll('\\', '/')) {
        const preview = await read();
        if (!ssr) registers.set(id, printStaticFiles(preview));
        return onlyCode(preview);
      }
      const importPath = file.startsWith('../') ? file : `./${file}`;
      const index = (await storybook.readIndex()).entries;
      if (index !== known?.index) known = { index, byFile: groupByFile(index) };
      const stories = known.byFile.get(importPath);
      const generated = replaced[ssr ? 'server' : 'browser'];
      generated.delete(id);
      if (!ssr) registers.delete(id);
      if (!stories) return null;
      const module = await read();
      if (isIsolated) return onlyCode(module, exportComponents(module, code, file));
      const framed = module.unknownModule
        ? `It needs ${module.unknownModule}, which exists only in Storybook.`
        : await describePageRule(readSite.root, path, storybook.previewFile, files);
      const framedOf = (name: string) =>
        framed ?? module.setups.get(name) ?? module.setups.get('default');
      const registered = await printStories(readSite, code, file, stories, framedOf);
      // Many packages declare that their modules have no side effects.
      const moduleSideEffects = true;
      if (ssr || framed) generated.add(id);
      if (framed) return { code: frame(module, registered), map: GENERATED, moduleSideEffects };
      if (!ssr) {
        const components = printComponents(module, code, file);
        const register = printRegister(module.exports, registered, components);
        registers.set(id, register + printStaticFiles(module));
        return { ...onlyCode(module), moduleSideEffects };
      }
      const load = importSafely(this, isolatedId(id), isBuild, file);
      const loaded = load + exportLoaded(module) + noteBroken(file);
      const all = printRegister(loadedNames(module), registered, `storysiteModule?.${COMPONENTS}`);
      return { code: loaded + all, map: GENERATED, moduleSideEffects };
    },
  };
}

interface Files {
  resolve: Resolve;
  known: KnownFiles;
}

/** The files that stories import; a development server reads them again. */
function findFiles(context: Rollup.PluginContext, { memo }: SiteReader): Files {
  const create = (): KnownFiles => new Map();
  const known = context.meta.watchMode ? create() : memo.get('page rules', '', create);
  return { resolve: resolveWith(context), known };
}

/** Reads a module of stories or the preview, without the modules that only its tests need. */
async function readWithoutTests(code: string, path: string, readSite: SiteReader, files: Files) {
  const { root, memo, config } = readSite;
  const file = toProjectPath(root, path);
  const addressOf = createStaticAddress(await readSite.storybook(), config);
  const plain = memo.get(`module ${file}`, code, () => readModule(code, file, addressOf));
  const tests = await findTests(plain.effects, path, files);
  if (tests.length === 0) return plain;
  return memo.get(`module without tests ${file}`, `${tests.join()}\n${code}`, () =>
    readModule(code, file, addressOf, (specifier) => tests.includes(specifier)),
  );
}

/** Which of the modules that a file imports are helpers of its tests. */
async function findTests(specifiers: string[], file: string, { resolve, known }: Files) {
  const found = await Promise.all(
    specifiers.map(async (specifier) => {
      const path = await resolve(specifier, file);
      return path !== undefined && (await usesTestLibrary(path, resolve, known));
    }),
  );
  return specifiers.filter((_, index) => found[index]);
}

/** Why the styles of a stories module need an iframe; those of the preview are meant for every page. */
async function describePageRule(
  root: string,
  file: string,
  previewFile: string | undefined,
  { resolve, known }: Files,
): Promise<string | undefined> {
  const rules = await findPageRules(file, resolve, known);
  const shared = previewFile ? await findPageRules(previewFile, resolve, known) : new Map();
  const own = [...rules].find(([sheet]) => !shared.has(sheet));
  return own && `Its styles change the page around it: ${toProjectPath(root, own[0])}${own[1]}.`;
}

/** The stories of an index by the `importPath` of their module. */
function groupByFile(index: StoryIndex['entries']): Map<string, StoryEntry[]> {
  const stories = Object.values(index).filter((entry) => entry.type === 'story');
  return groupBy(
    stories.filter(({ subtype }) => subtype !== 'test'),
    ({ importPath }) => importPath,
  );
}

function onlyCode({ code, map }: ReadModule, more = '') {
  return { code: code + more, map: map as null };
}

/** Prints a call that registers the module's static files in the browser. */
function printStaticFiles({ staticFiles }: ReadModule): string {
  if (staticFiles.size === 0) return '';
  const files = JSON.stringify([...staticFiles]);
  return `
import { addStaticFiles as storysiteAddFiles } from ${JSON.stringify(entries.staticFiles)};
storysiteAddFiles(${files});
`;
}

/** On the server, the export of a stories module that returns its components. */
const COMPONENTS = 'storysiteComponents';

function exportComponents(module: ReadModule, code: string, file: string): string {
  const components = printComponents(module, code, file);
  return components && `\nexport const ${COMPONENTS} = ${components};\n`;
}

/** Prints a function that returns a module's components by name, except for its meta's. */
function printComponents({ components }: ReadModule, code: string, file: string): string {
  const own = readCsf(code, file).componentName;
  const printed = components.flatMap((name) =>
    name === own ? [] : name.includes('.') ? `${JSON.stringify(name)}: ${name}` : name,
  );
  return printed.length > 0 ? `() => ({ ${printed.join(', ')} })` : '';
}

/** Prints a replacement with the same exports for a module that must not be imported. */
function frame({ exports }: ReadModule, registered: PrintedStories): string {
  const locals = new Map([...exports.keys()].map((name, index) => [name, `storysite${index}`]));
  const declared = [...locals.values()].map((local) => `const ${local} = {};\n`);
  return declared.join('') + exportAll(locals) + printRegister(locals, registered);
}

function loadedNames({ exports }: ReadModule): Map<string, string> {
  return new Map([...exports.keys()].map((name, index) => [name, `storysite${index}`]));
}

/** Exports the results of `importSafely`; if the module throws, stories that throw. */
function exportLoaded(module: ReadModule): string {
  const locals = loadedNames(module);
  const declared = [...locals].map(([name, local]) => {
    const missing = name === 'default' ? 'undefined' : '{ render() { throw storysiteError; } }';
    return `const ${local} = storysiteModule ? storysiteModule[${JSON.stringify(name)}] : ${missing};\n`;
  });
  return declared.join('') + exportAll(locals);
}

/** Reports to the build that a module throws: it may work in the browser, which then renders a different page. */
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
