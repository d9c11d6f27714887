import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { types as t, traverse } from 'storybook/internal/babel';
import { entries } from '../project/entries.ts';
import { findFramework } from '../project/frameworks/findFramework.ts';
import type { SiteReader } from '../site/Site.ts';
import { PREVIEW } from '../../core/marks.ts';
import { toProjectPath } from '../project/realFile.ts';
import { readModule } from './readModule.ts';
import { parseScript } from '../project/parseScript.ts';

const PROJECT = 'virtual:site-project';
/** The project's annotations for pages without stories. */
const DOCS = 'virtual:site-docs';

/**
 * Provides the annotations that all stories share: those of Storybook's own features, then the preview module's.
 * Addons' annotations are left out, since they are made for Storybook: they outline, measure and theme the whole
 * document.
 */
export function projectAnnotations(readSite: SiteReader): Plugin {
  let isBuild = false;
  return {
    name: 'site:project',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => ([PROJECT, DOCS].includes(id) ? `\0${id}` : null),
    async load(id, { ssr = false } = {}) {
      if (id === `\0${DOCS}`) return printDocs((await readSite.storybook()).previewFile);
      if (id !== `\0${PROJECT}`) return null;
      const storybook = await readSite.storybook();
      const { previewFile, previewSheets } = storybook;
      const annotations = findFramework(storybook).annotations ?? NO_FRAMEWORK;
      const own = printSheets(previewSheets) + annotations;
      if (!previewFile) return printProject(own, '', '', '');
      const name = toProjectPath(readSite.root, previewFile);
      const unknown = readModule(await readFile(previewFile, 'utf8'), name).unknownModule;
      if (unknown) {
        const reason = `The preview needs ${unknown}, which exists only in Storybook.`;
        return printProject(
          printSheets(previewSheets) + NO_FRAMEWORK,
          '',
          '',
          `framed: ${JSON.stringify(reason)}`,
        );
      }
      if (!ssr) {
        const load = `import * as storysiteModule from ${JSON.stringify(previewFile)};`;
        const scope = (await writesStyles(this, readSite.root)) ? SCOPE_RULES : '';
        return printProject(scope + own, load, 'storysiteModule', '');
      }
      const load = importSafely(this, previewFile, isBuild, PREVIEW);
      return printProject(own, load, 'storysiteModule', 'error: storysiteError');
    },
  };
}

/** Prints the project's annotations for pages without stories, which load the preview only if it affects them. */
async function printDocs(previewFile: string | undefined): Promise<string> {
  const preview = previewFile ? await readFile(previewFile, 'utf8') : '';
  return mayFrameDocs(preview)
    ? `export { default } from ${JSON.stringify(PROJECT)};`
    : 'export default undefined;';
}

const SCOPE_RULES = `import { scopeRules } from ${JSON.stringify(entries.scopeRules)};
scopeRules();
`;

/** Libraries that write style sheets in the browser. */
const WRITERS = ['styled-components', '@emotion/react', '@emotion/css'];

async function writesStyles(context: Rollup.PluginContext, root: string): Promise<boolean> {
  const importer = join(root, 'package.json');
  const found = await Promise.all(WRITERS.map((name) => context.resolve(name, importer)));
  return found.some((one) => one !== null);
}

/** Prints imports of the style sheets that the preview's head links. */
const printSheets = (files: string[]) =>
  files.map((file) => `import ${JSON.stringify(file)};\n`).join('');

const NO_FRAMEWORK = 'const storysiteFramework = undefined;';

function printProject(own: string, load: string, preview: string, problem: string): string {
  return `${own}
${load}
import { coreAnnotations, readPreview } from ${JSON.stringify(entries.readPreview)};
export default readPreview(coreAnnotations, storysiteFramework, ${preview || 'undefined'});
export const problem = { ${problem} };
`;
}

const FRAMES = new Set(['container', 'components', 'theme']);

/**
 * Whether a preview may change docs pages: `parameters.docs` with a container, components or a theme. True for
 * parameters that are not literal.
 */
export function mayFrameDocs(code: string): boolean {
  let found = false;
  try {
    traverse(parseScript(code), {
      ObjectProperty({ node }) {
        if (isNamed(node, 'parameters')) found ||= !isWrittenOut(node.value);
        if (isNamed(node, 'docs')) found ||= framesDocs(node.value);
      },
      VariableDeclarator({ node: { id, init } }) {
        if (t.isIdentifier(id, { name: 'parameters' })) found ||= !isWrittenOut(init);
      },
      ExportSpecifier({ node, parent }) {
        const isImported = t.isExportNamedDeclaration(parent) && parent.source;
        if (t.isIdentifier(node.exported, { name: 'parameters' })) found ||= Boolean(isImported);
      },
      ExportAllDeclaration() {
        found = true;
      },
    });
  } catch {
    return /\bdocs\b/.test(code);
  }
  return found;
}

const isNamed = ({ key, computed }: t.ObjectProperty, name: string) =>
  !computed && (t.isIdentifier(key, { name }) || t.isStringLiteral(key, { value: name }));

/** An object whose properties are all literal. */
function isWrittenOut(node: t.Node | null | undefined): boolean {
  const value =
    t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node) ? node.expression : node;
  return t.isObjectExpression(value) && value.properties.every((one) => !t.isSpreadElement(one));
}

function framesDocs(value: t.Node): boolean {
  if (!t.isObjectExpression(value) || !isWrittenOut(value)) return true;
  return value.properties.some((property) => {
    const key = t.isSpreadElement(property) ? undefined : property.key;
    return t.isIdentifier(key)
      ? FRAMES.has(key.name)
      : !t.isStringLiteral(key) || FRAMES.has(key.value);
  });
}

/**
 * Prints the server's import of a module that may throw: sets `storysiteModule` to its namespace or `storysiteError` to
 * the error. Modules that the build has given up on, by `name`, throw as well.
 */
export function importSafely(
  context: Rollup.PluginContext,
  id: string,
  isBuild: boolean,
  name: string,
): string {
  return `
import { refuseSkipped as storysiteRefuse } from ${JSON.stringify(entries.serverThread)};
let storysiteModule, storysiteError;
try {
  storysiteRefuse(${JSON.stringify(name)});
  storysiteModule = await import(/* @vite-ignore */ ${isBuild ? chunkUrl(context, id) : JSON.stringify(id)});
} catch (error) {
  storysiteError = error;
}
`;
}

/** A separate entry: in the chunk of the module that awaits it, both would wait forever. */
function chunkUrl(context: Rollup.PluginContext, id: string): string {
  const reference = context.emitFile({
    type: 'chunk',
    id,
    preserveSignature: 'allow-extension',
  });
  return `import.meta.ROLLUP_FILE_URL_${reference}`;
}
