import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { checkSiteConfig } from 'storysite';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../setup.mjs';
import { readPublicTypes } from './readPublicTypes.ts';
import { suites } from './suites.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

const files = globSync('**', {
  cwd: projectRoot,
  dot: true,
  ignore: ['**/node_modules/**', '**/dist*/**', '.git/**', '.cache/**', '**/test-results/**'],
}).map((file) => file.replaceAll('\\', '/'));

const folders = new Set(files.flatMap((file) => parents(dirname(file))));

function parents(folder: string): string[] {
  return folder === '.' ? [] : [folder, ...parents(dirname(folder))];
}

/** The guides of the engine's own documentation. */
const guides = files.filter((file) => /^src\/documentation\/.*\.mdx$/.test(file));

const documents = [
  ...files.filter((file) =>
    /^((README|SECURITY)\.md|docs\/contributing\/[\w-]+\.md|src\/([\w-]+\/)+README\.md)$/.test(
      file,
    ),
  ),
  ...guides,
];

/** All code except tests; documented names of outputs, variables and attributes have to occur in it. */
const code = files
  .filter((file) => /\.(tsx?|m?js|css|html|json|yml)$/.test(file))
  .filter((file) => !/\.(test|spec)\.|fixtures?\/|package-lock/.test(file))
  .map(read)
  .join('\n');

const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

/** Names in the documentation that belong to React or Storybook. */
const THEIR_NAMES = ['findDOMNode', 'csfFile', 'unsafeTocbotOptions'];

const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npm|npx) /;

/** Lists texts in backticks, commands in code blocks, and paths in diagrams. */
function listNames(text: string): string[] {
  const prose = text.replaceAll(/^ *```.*?^ *```/gms, '');
  const [diagrams = ''] = /^```mermaid.*?^```/ms.exec(text) ?? [];
  return [
    ...[...prose.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    ...text.split('\n').filter((line) => COMMAND.test(line)),
    ...(diagrams.match(/(?<![\w/<])[\w.]+\/[\w./]*\w/g) ?? []),
  ].map((name) => name.replace(/ +#.*/, ''));
}

/** Starts of paths in the repository and the engine, and of paths that commands write. */
const FOLDER =
  /^(src|stories|docs|scripts|core|csf|runtime|theme|app|node|plugins|cli|\.storybook|\.ci|\.github|\.cache)\//;

/** Whether a name can only be a file or folder of this repository, or a file that a command writes. */
const isPath = (name: string) =>
  /^(?!\/|storysite\/)[\w./<>…*@-]+$/.test(name) &&
  (/\/$|[\w>*]\.(tsx?|m?js|css|html|json|yml|mdx?|txt|png)$/.test(name) || FOLDER.test(name));

/** Whether a path exists: from the root, from the document or the engine, or as the end of a longer one. */
function exists(path: string, document: string): boolean {
  // `<name>`, `*` and `…` stand for anything.
  const known = path.replace(/[^/]*[<*…].*$/, '').replace(/\/$/, '');
  const starts = ['', dirname(document), 'src/storysite'];
  const all = [...files, ...folders];
  return (
    known === '' ||
    starts.some((start) => all.includes(normalize(join(start, known)).replaceAll('\\', '/'))) ||
    all.some((file) => file.endsWith(`/${known}`) || file.endsWith(`/${known}.png`)) ||
    isWritten(known)
  );
}

/** Whether code names a file that a command writes. */
const isWritten = (path: string) =>
  code.includes(path) ||
  (/^(\.cache|dist)\//.test(path) &&
    path
      .split('/')
      .slice(1)
      .every((part) => code.includes(part)));

/** Reads the cells of the table below the line that matches `head`. */
function readTable(text: string, head: RegExp): string[][] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => head.test(line));
  if (start < 0) throw new Error(`No table begins with ${head}.`);
  const rows = lines.slice(start + 2, lines.indexOf('', start));
  return rows.map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const unquote = (cell = '') => cell.replace(/^`(.*)`$/, '$1');
const namesIn = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

describe.each(documents)('%s', (document) => {
  const text = read(document);
  const names = listNames(text);

  it('names files and folders that exist', () => {
    const words = names.flatMap((name) => (COMMAND.test(name) ? name.split(' ') : [name]));
    expect(words.filter(isPath).filter((path) => !exists(path, document))).toEqual([]);
  });

  it('links to files that exist, and to their headings', () => {
    // The build of a site checks the links to its pages, such as `/guides/deploy`.
    const links = [...text.matchAll(/\]\((?!https?:|\/)([^)#]*)(?:#([^)]*))?\)/g)];
    const broken = links.filter(([, file = '', hash]) => {
      const target = file ? normalize(join(dirname(document), file)) : document;
      const headings = () => [...read(target).matchAll(/^#+ (.*)$/gm)].map(([, name]) => name);
      const slugs = () => headings().map((name = '') => name.toLowerCase().replaceAll(' ', '-'));
      if (target.startsWith('..')) return false;
      return !files.includes(target) || (hash && !slugs().includes(hash));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('names commands, suites and projects of tests that exist', () => {
    const commands = names.filter((name) => COMMAND.test(name)).join('\n');
    const named = [...commands.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name);
    const npm = ['ci', 'install', 'pack'];
    expect(named.filter((name) => ![...scripts, ...npm].includes(name))).toEqual([]);
    const only = [...commands.matchAll(/npm test -- --only ([\w,-]+)/g)];
    const chosen = only.flatMap(([, list = '']) => list.split(','));
    expect(chosen.filter((name) => !suites.some((suite) => suite.name === name))).toEqual([]);
    const projects = [...commands.matchAll(/--project=(\w+)/g)].map(([, name]) => `'${name}'`);
    expect(projects.filter((name) => !read('playwright.config.ts').includes(name))).toEqual([]);
  });

  it('names variables, attributes and functions that the code has', () => {
    const variables = text.match(/\b[A-Z]+(_[A-Z]+)+\b/g) ?? [];
    const attributes = text.match(/\bdata-[a-z-]+/g) ?? [];
    const functions = names.flatMap((name) => /^([a-z]+[A-Z]\w*)(?:$|\()/.exec(name)?.[1] ?? []);
    const all = [...variables, ...attributes, ...functions];
    const known = (name: string) => code.includes(name) || THEIR_NAMES.includes(name);
    expect(all.filter((name) => !known(name))).toEqual([]);
  });
});

it('the README lists every command', () => {
  const [, daily = '', rare = ''] = read('README.md').split(/^(?=\| command)/m);
  const rows = [daily, rare].flatMap((table) => readTable(table, /^\| command/));
  const names = rows.map(
    ([cell]) =>
      unquote(cell)
        .replace(/^npm (run )?/, '')
        .split(' ')[0],
  );
  expect(names.sort()).toEqual(scripts.sort());
});

it('the workflow runs every suite', () => {
  const runs = [...read('.github/workflows/ci.yml').matchAll(/\.ci\/run --only (\S+)/g)];
  const names = runs.flatMap(([, list = '']) => list.split(','));
  expect(names.sort()).toEqual(
    suites.flatMap(({ name }) => (name === 'build' ? [] : [name])).sort(),
  );
});

it('checks.md lists every suite', () => {
  const rows = readTable(read('docs/contributing/checks.md'), /^\| suite/);
  const [names] = [rows.flatMap(([cell]) => unquote(cell).replace('`, `', ' ').split(' '))];
  const all = names.map((name) => (name.startsWith('-') ? `e2e-built${name}` : name));
  expect(all.sort()).toEqual(suites.map(({ name }) => name).sort());
});

it('decisions.md gives a reason for every dependency of the engine', () => {
  const rows = readTable(read('docs/contributing/decisions.md'), /^\| dependency/);
  const { dependencies } = JSON.parse(read('src/storysite/package.json')) as {
    dependencies: object;
  };
  expect(rows.map(([name]) => unquote(name))).toEqual(Object.keys(dependencies));
});

describe("the engine's documentation", () => {
  const text = guides.map(read).join('\n');
  const modules = readPublicTypes();
  const propertiesOf = (module: string, type: string) =>
    modules.get(module)?.propertiesOf(type) ?? [];

  it('lists every option with its default', async () => {
    const rows = readTable(text, /^\| Option/);
    const names = rows.map(([name]) => unquote(name));
    expect(names.sort()).toEqual(propertiesOf('storysite', 'SiteConfigInput').sort());
    const minimal = { title: 'Kit', description: 'Parts.' };
    const config = (await checkSiteConfig(minimal)) as unknown as Record<string, unknown>;
    const defaults = rows.flatMap(([name, , value = '']) => {
      const [, written] = /^`(false|true|\[\]|\{\}|\/|\w+)`(?=,|$)/.exec(value) ?? [];
      const option = unquote(name);
      return written && !names.includes(written) ? [[option, written, config[option]]] : [];
    });
    expect(defaults.length).toBeGreaterThan(9);
    const wrong = defaults.filter(([, written, value]) =>
      typeof value === 'string' ? value !== written : JSON.stringify(value) !== written,
    );
    expect(wrong).toEqual([]);
  });

  it('lists every field of a plugin', () => {
    const rows = readTable(text, /^\| Field/).map(([name]) => unquote(name));
    expect([...rows, 'name'].sort()).toEqual(propertiesOf('storysite/plugin', 'SitePlugin').sort());
  });

  it('lists every plugin', () => {
    const rows = readTable(text, /^\| From `storysite\/plugins`/);
    const names = rows.map(([cell]) => unquote(cell).replace(/\(.*/, ''));
    expect(names.sort()).toEqual(modules.get('storysite/plugins')?.values.sort());
  });

  it('lists every flag of the commands', () => {
    const help = execFileSync(
      process.execPath,
      ['--import', './scripts/typescript.mjs', 'src/storysite/cli/cli.ts', '--help'],
      { cwd: projectRoot, encoding: 'utf8' },
    );
    const flags = (help.match(/--[a-z-]+/g) ?? []).filter((flag) => !/help|version/.test(flag));
    const rows = readTable(text, /^\| Flag/).flatMap(([cell = '']) => cell.match(/--[a-z-]+/g));
    expect(rows.sort()).toEqual(flags.sort());
  });

  it('lists what the package exports', () => {
    const rows = readTable(text, /^\| Import from/);
    const named = new Map(rows.map(([name, exported]) => [unquote(name), namesIn(exported)]));
    // Storybook loads the preset; nobody imports it.
    const { exports } = JSON.parse(read('src/storysite/package.json')) as { exports: object };
    const entries = Object.keys(exports).map((name) => name.replace('.', 'storysite'));
    const unnamed = ['storysite/preset', 'storysite/package.json'];
    expect([...named.keys()].sort()).toEqual(
      entries.filter((name) => !unnamed.includes(name)).sort(),
    );
    const missing = [...modules].flatMap(([module, { names }]) =>
      (named.get(module) ?? [])
        .filter((name) => !names.includes(name))
        .map((name) => `${module}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names tokens that the theme has', () => {
    const tokens = [...text.matchAll(/`(--site-[\w-]+)`/g)].map(([, name = '']) => name);
    expect(tokens.length).toBeGreaterThan(30);
    expect(tokens.filter((name) => !code.includes(`${name}:`))).toEqual([]);
  });
});
