import { readFile } from 'node:fs/promises';
import type { Plugin, Rollup } from 'vite';
import type { Docgen, DocgenProperty } from '../../core/Page.ts';
import { isPlainText, textKey, tidyText } from '../../core/docsText.ts';
import { type Edit, editText } from '../project/editText.ts';
import { engineFile } from '../project/engineFile.ts';
import { entries } from '../project/entries.ts';
import type { SiteReader } from '../site/Site.ts';
import { realFile } from '../project/realFile.ts';
import { compileMarkdown, type MarkdownOptions } from '../content/compileMarkdown.ts';
import { type EstreeNode, walk } from '../project/parseScript.ts';
import { readComment, readInlineCode } from '../content/readComment.ts';
import type { Warn } from '../../core/Warning.ts';

const STORE = entries.staticHtml;

/**
 * Compiles the descriptions in a module like a page's prose, and registers their HTML when the module is imported:
 * those of components (from docgen), stories, arg types and `docs.description`. Plain text is left unchanged.
 */
export function descriptions(
  readSite: SiteReader,
  options: Omit<MarkdownOptions, 'file' | 'isPart'>,
): Plugin {
  return {
    name: 'site:descriptions',
    enforce: 'post',
    transform: {
      filter: { code: /__docgenInfo|escription/ },
      async handler(code, id) {
        const [file = ''] = id.split('?');
        if (!isRead(code, file)) return null;
        const program = this.parse(code) as unknown as EstreeNode;
        const docgens = findDocgens(program);
        const texts = [...docgens.flatMap(({ texts }) => texts), ...findTexts(program)];
        if (!file.includes('/node_modules/')) texts.push(...(await readFiles(this, program, id)));
        const html: Record<string, string> = {};
        for (const text of new Set(texts.map(tidyText))) {
          if (!isPlainText(text)) {
            html[textKey(text)] = await readSite.memo.get(`text ${textKey(text)}`, text, () =>
              compile(text, { ...options, file }, readSite.warn),
            );
          }
        }
        const known = Object.entries(html).filter(([, compiled]) => compiled);
        if (docgens.length + known.length === 0) return null;
        return { code: editText(code, docgens) + register(known), map: null };
      },
    },
  };
}

/** Whether to read a module: all of the project's, and those of packages that contain docgen. */
function isRead(code: string, file: string): boolean {
  if (!/\.[cm]?[jt]sx?$/.test(file) || file.startsWith(engineFile(''))) return false;
  const isPackage = file.includes('/node_modules/');
  return code.includes('__docgenInfo') || (!isPackage && /\b\w*[dD]escription\b/.test(code));
}

/** The HTML of a description; empty if it cannot be compiled, so that its page shows the text. */
async function compile(
  text: string,
  options: Omit<MarkdownOptions, 'isPart'>,
  warn: Warn,
): Promise<string> {
  try {
    const firstLine = await findLine(text, options.file);
    const compiled = await compileMarkdown(text, { ...options, firstLine, isPart: true });
    for (const { code, text: problem, ...place } of compiled.problems) warn(code, problem, place);
    return compiled.html;
  } catch {
    return '';
  }
}

/** The line on which a text starts in a file; 1 if the file does not contain it literally. */
async function findLine(text: string, file: string): Promise<number> {
  const [start = ''] = text.trim().split('\n');
  const source = await readFile(realFile(file), 'utf8').catch(() => '');
  return source.slice(0, Math.max(0, source.indexOf(start))).split('\n').length;
}

/** The texts of Markdown files that a module names as descriptions: `component: readme`. */
async function readFiles(
  context: Rollup.PluginContext,
  program: EstreeNode,
  importer: string,
): Promise<string[]> {
  const files = findTexts(program, 'files');
  const found = await Promise.all(files.map((from) => context.resolve(from, importer)));
  return Promise.all(
    found.flatMap((file) =>
      file ? readFile(realFile(file.id.replace(/\?.*$/s, '')), 'utf8') : [],
    ),
  );
}

interface PrintedDocgen extends Edit {
  /** The descriptions in it. */
  texts: string[];
}

/** The docgen of a module's components, with their JSDoc parsed. */
function findDocgens(program: EstreeNode): PrintedDocgen[] {
  const found: PrintedDocgen[] = [];
  walk(program, ({ type, left, right }) => {
    if (type !== 'AssignmentExpression' || left?.property?.name !== '__docgenInfo') return;
    const value = right && readValue(right);
    if (!right || typeof value !== 'object' || value === null) return;
    const texts: string[] = [];
    const read = Array.isArray(value)
      ? value.map((docgen: Docgen) => readComments(docgen, texts))
      : readComments(value as Docgen, texts);
    found.push({ start: right.start, end: right.end, text: JSON.stringify(read), texts });
  });
  return found;
}

/** A component's docgen with its comments parsed; adds their texts to `texts`. */
function readComments(docgen: Docgen, texts: string[]): Docgen {
  const { text } = readComment(docgen.description ?? '');
  if (text) texts.push(text);
  const props = Object.entries(docgen.props ?? {}).flatMap(([name, property]) => {
    const read = readProperty(property);
    if (read?.description) texts.push(read.description);
    return read ? [[name, read] as const] : [];
  });
  return {
    ...docgen,
    ...(docgen.description !== undefined && { description: text }),
    ...(docgen.props && { props: Object.fromEntries(props) }),
  };
}

/** A property with its comment parsed; undefined if it is marked as internal. */
function readProperty(property: DocgenProperty): DocgenProperty | undefined {
  const { text, tags } = readComment(property.description ?? '');
  if (['ignore', 'internal', 'private'].some((tag) => Object.hasOwn(tags, tag))) return undefined;
  const written = tags.default ?? tags.defaultValue;
  const value = written?.startsWith('`') ? readInlineCode(written) : undefined;
  return {
    ...property,
    ...(property.description !== undefined && { description: text }),
    ...(written && { defaultValue: { value: value ?? written } }),
  };
}

function register(html: [string, string][]): string {
  if (html.length === 0) return '';
  const entries = JSON.stringify(Object.fromEntries(html));
  return `\nimport { provideStaticHtml as storysiteTexts } from ${JSON.stringify(STORE.replaceAll('\\', '/'))};\nstorysiteTexts(${entries});\n`;
}

/** The value of a literal: text, number, list or object. Undefined for other expressions. */
function readValue(node: EstreeNode): unknown {
  const { type, value, quasis, expressions, elements, properties } = node;
  if (type === 'Literal') return value;
  if (type === 'TemplateLiteral' && expressions?.length === 0) return quasis?.[0]?.value.cooked;
  if (type === 'UnaryExpression' && node.operator === '-' && node.argument) {
    return -Number(readValue(node.argument));
  }
  if (type === 'BinaryExpression' && node.operator === '+' && node.left && node.right) {
    const [left, right] = [readValue(node.left), readValue(node.right)];
    return typeof left === 'string' && typeof right === 'string' ? left + right : undefined;
  }
  if (type === 'ArrayExpression') {
    const values = elements?.map((element) => element && readValue(element));
    return values?.includes(undefined) ? undefined : values;
  }
  if (type !== 'ObjectExpression') return undefined;
  const entries = (properties ?? []).map((property) => [
    keyOf(property),
    // `...more` has an unknown value.
    property.type === 'Property' ? readValue(property.value as EstreeNode) : undefined,
  ]);
  if (entries.some((entry) => entry.includes(undefined))) return undefined;
  return Object.fromEntries(entries) as object;
}

function keyOf({ type, key, computed }: EstreeNode): string | undefined {
  if (type !== 'Property' || computed) return undefined;
  return key?.name ?? (key?.value === undefined ? undefined : String(key.value));
}

/**
 * The texts of `description: '…'` and `description: { component, story }` in a module's objects, as literals or constants.
 * With `files`, the specifiers of the Markdown files that the module imports for them.
 */
function findTexts(program: EstreeNode, kind: 'texts' | 'files' = 'texts'): string[] {
  const constants = readConstants(program);
  const files = readMarkdownImports(program);
  const found: string[] = [];
  const add = (node: EstreeNode) => {
    const name = node.type === 'Identifier' ? (node.name ?? '') : '';
    const value = kind === 'files' ? files.get(name) : (constants.get(name) ?? readValue(node));
    if (typeof value === 'string') found.push(value);
  };
  walk(program, (property) => {
    const value = property.value as EstreeNode | undefined;
    if (!/^(metaD|d)escription$/.test(keyOf(property) ?? '') || !value) return;
    if (value.type !== 'ObjectExpression') return add(value);
    for (const part of value.properties ?? []) {
      if (/^(component|story)$/.test(keyOf(part) ?? '')) add(part.value as EstreeNode);
    }
  });
  return found;
}

/** The texts of a module's constants, by name. */
function readConstants({ body = [] }: EstreeNode): Map<string, string> {
  const constants = new Map<string, string>();
  for (const statement of body) {
    const { declarations = [] } = statement.declaration ?? statement;
    for (const { id, init } of declarations) {
      const value = init ? readValue(init) : undefined;
      if (id.name && typeof value === 'string') constants.set(id.name, value);
    }
  }
  return constants;
}

/** The specifiers of imported Markdown files, by local name. */
function readMarkdownImports({ body = [] }: EstreeNode): Map<string, string> {
  const files = new Map<string, string>();
  for (const { source, specifiers = [] } of body) {
    const from = String(source?.value ?? '');
    if (!/\.md(\?raw)?$/i.test(from)) continue;
    for (const { type, local } of specifiers) {
      if (type === 'ImportDefaultSpecifier' && local.name) files.set(local.name, from);
    }
  }
  return files;
}
