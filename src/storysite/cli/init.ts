import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { formatConfig, loadConfig } from 'storybook/internal/csf-tools';
import { describeError } from '../core/describeError.ts';
import { SiteError } from '../core/SiteError.ts';
import { type SyntaxNode, walk } from '../node/project/parseScript.ts';

/** A file that `storysite init` writes; its path is relative to the project. */
export interface FileChange {
  file: string;
  /** Undefined for a new file. */
  before?: string;
  after: string;
}

/** Where `init` stores the files that it replaces, for `init --undo`. */
const RECORD = 'node_modules/.cache/storysite-init.json';

const SCRIPTS = { storysite: 'storysite dev', 'build-storysite': 'storysite build' };

/** Sets a project up, or undoes that, and logs the changed files. */
export async function runInit(root: string, configDir: string, isUndo = false): Promise<void> {
  if (isUndo) {
    const { restored, removed, kept } = await undoInit(root);
    for (const file of restored) console.log(`Restored     ${file}`);
    for (const file of removed) console.log(`Removed      ${file}`);
    for (const file of kept) console.log(`Left alone   ${file}, which has been edited since`);
    return;
  }
  const changes = await planInit(root, configDir);
  if (changes.length === 0) {
    console.log('Nothing to do: configuration, addon and scripts are there.');
    return;
  }
  await applyChanges(root, changes);
  console.log(`${changes.map((one) => printChange(one).trimEnd()).join('\n\n')}\n`);
  if (!isInstalled(root)) console.log('Next         npm install --save-dev storysite');
  console.log('Start        npm run storysite');
  console.log('Undo         npx storysite init --undo');
}

function isInstalled(root: string): boolean {
  const paths = createRequire(join(root, 'package.json')).resolve.paths('storysite') ?? [];
  return paths.some((path) => existsSync(join(path, 'storysite/package.json')));
}

/** The changes that a project needs for a docs site: configuration, scripts, the addon, and ignored output. */
export async function planInit(root: string, configDir: string): Promise<FileChange[]> {
  const folder = resolve(root, configDir);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const main = names.find((name) => /^main\.[cm]?[jt]sx?$/.test(name));
  if (!main) {
    throw new SiteError(
      `There is no Storybook in ${folder}: the folder has no main file.`,
      'Run "npm create storybook@latest" first, or name the folder with --config-dir.',
    );
  }
  const hasConfig = names.some((name) => /^site\.config\.m?[jt]s$/.test(name));
  const changes = [
    hasConfig ? undefined : addConfig(root, join(folder, main)),
    await change(root, join(folder, main), addAddon),
    await change(root, join(root, 'package.json'), addScripts),
    await change(root, join(root, '.gitignore'), ignoreOutput),
  ];
  return changes.filter((one) => one !== undefined);
}

/** Writes the changes, after recording the original files. */
export async function applyChanges(root: string, changes: readonly FileChange[]): Promise<void> {
  const record = join(root, RECORD);
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, JSON.stringify(changes));
  for (const { file, after } of changes) await writeFile(join(root, file), after);
}

/** The result of undoing `init`. */
interface Undone {
  restored: string[];
  /** Files that it had created. */
  removed: string[];
  /** Files that have been edited since, and stay unchanged. */
  kept: string[];
}

/** Restores the files that the last `init` has replaced. */
export async function undoInit(root: string): Promise<Undone> {
  const record = join(root, RECORD);
  const text = await readFile(record, 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new SiteError(
      `There is no "storysite init" to undo in ${root}.`,
      `Its record is ${RECORD}; without that file, undo the changes with git.`,
    );
  }
  const undone: Undone = { restored: [], removed: [], kept: [] };
  for (const { file, before, after } of JSON.parse(text) as FileChange[]) {
    const path = join(root, file);
    const now = await readFile(path, 'utf8').catch(() => undefined);
    if (now !== after) undone.kept.push(file);
    else if (before === undefined) {
      undone.removed.push(file);
      await rm(path);
    } else {
      undone.restored.push(file);
      await writeFile(path, before);
    }
  }
  await rm(record);
  return undone;
}

/** Prints a change as removed and added lines, with a line of context on both sides. */
export function printChange({ file, before = '', after }: FileChange): string {
  const [old, lines] = [before, after].map((text) => text.split('\n')) as [string[], string[]];
  let start = 0;
  while (start < old.length && old[start] === lines[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, lines.length) - start &&
    old.at(-1 - end) === lines.at(-1 - end)
  )
    end += 1;
  const mark = (sign: string, some: string[]) => some.map((line) => `${sign} ${line}`.trimEnd());
  return [
    file,
    ...mark(' ', lines.slice(Math.max(0, start - 1), start)),
    ...mark('-', before ? old.slice(start, old.length - end) : []),
    ...mark('+', lines.slice(start, lines.length - end)),
    ...mark(' ', lines.slice(lines.length - end).slice(0, 1)),
  ]
    .map((line, index) => (index === 0 ? line : `  ${line}`.trimEnd()))
    .join('\n');
}

/** Edits a file; undefined if the file does not exist or would stay the same. */
async function change(
  root: string,
  path: string,
  edit: (text: string, file: string) => string,
): Promise<FileChange | undefined> {
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before === undefined) return undefined;
  const file = relative(root, path).replaceAll('\\', '/');
  const after = edit(before, file);
  return after === before ? undefined : { file, before, after };
}

/** The configuration, in the language of the main file. */
function addConfig(root: string, main: string): FileChange {
  const name = /\.[cm]?tsx?$/.test(main) ? 'site.config.ts' : 'site.config.mjs';
  return {
    file: relative(root, join(dirname(main), name)).replaceAll('\\', '/'),
    after: `import { defineSite } from 'storysite';

// Every option may be left out: storysite reads the name, version and repository of package.json.
export default defineSite({});
`,
  };
}

function addAddon(code: string, file: string): string {
  try {
    const config = loadConfig(code, file).parse();
    let isThere = false;
    const list = config.getFieldNode(['addons']) as SyntaxNode | undefined;
    // A string, an identifier of an object, or an argument of a call that resolves it.
    if (list)
      walk<SyntaxNode & { value?: unknown }>(
        list,
        ({ value }) => (isThere ||= value === 'storysite'),
      );
    if (isThere) return code;
    config.appendValueToArray(['addons'], 'storysite');
    return formatConfig(config);
  } catch (cause) {
    throw new SiteError(
      `The addon cannot be added to ${file}: ${describeError(cause)}`,
      'Add "storysite" to its "addons" yourself, then run this again.',
      { cause },
    );
  }
}

function addScripts(text: string, file: string): string {
  let manifest: { scripts?: Record<string, string> };
  try {
    manifest = JSON.parse(text) as typeof manifest;
  } catch (cause) {
    throw new SiteError(`${file} is not valid JSON: ${describeError(cause)}`, 'Fix it first.', {
      cause,
    });
  }
  // Existing scripts of the project are kept.
  const scripts = { ...manifest.scripts, ...SCRIPTS, ...manifest.scripts };
  if (Object.keys(scripts).length === Object.keys(manifest.scripts ?? {}).length) return text;
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
  const end = /\s*$/.exec(text)?.[0] ?? '';
  const lines = JSON.stringify({ ...manifest, scripts }, null, indent);
  return (text.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines) + end;
}

/** Adds the output folder of builds. */
function ignoreOutput(text: string): string {
  const isIgnored = text.split(/\r?\n/).some((line) => /^\/?storysite\/?$/.test(line.trim()));
  if (isIgnored) return text;
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}/storysite\n`;
}
