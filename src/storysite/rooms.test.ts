import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { entries } from './node/project/entries.ts';
import { shimFile, shims } from './node/project/shims.ts';

const engine = import.meta.dirname;
const rooms = ['core', 'csf', 'runtime', 'docs', 'theme', 'app', 'node', 'plugins', 'cli'];
const floors = ['project', 'content', 'site', 'bundle', 'render', 'emit', 'commands'];
const files = globSync(
  rooms.map((room) => `${room}/**/*.{ts,tsx}`),
  { cwd: engine, ignore: ['**/*.test.*', '**/test*.*', '**/fake*.*', '**/fixture/**'] },
);

/** The specifiers of all imports of a file, including types and dynamic imports. */
function readImports(file: string): string[] {
  const code = readFileSync(join(engine, file), 'utf8');
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** The folder of a file inside of another folder; undefined for a file outside of it. */
function folderOf(file: string, around: string): string | undefined {
  return file.startsWith(around) ? file.slice(around.length).split('/', 1)[0] : undefined;
}

const roomOf = (file: string) => folderOf(file, '');

/** The other folders that each folder imports from. */
function readFolders(folders: readonly string[], around: string): Map<string, string[]> {
  const found = new Map(folders.map((folder) => [folder, new Set<string>()]));
  for (const file of files) {
    const from = folderOf(file, around) ?? '';
    for (const specifier of readImports(file).filter((one) => one.startsWith('.'))) {
      const to = folderOf(join(dirname(file), specifier).replaceAll('\\', '/'), around);
      if (to !== undefined && to !== from) found.get(from)?.add(to);
    }
  }
  return new Map([...found].map(([folder, others]) => [folder, [...others].sort()]));
}

/** A table of `architecture.md`: the folders that each folder may import from. */
function readTable(heading: string): Map<string, string[]> {
  const text = readFileSync(join(engine, '../../docs/contributing/architecture.md'), 'utf8');
  const [, section = ''] = text.split(`\n${heading}\n`);
  const [table = ''] = section.split('\n#');
  const rows = [...table.matchAll(/^\| `(\w+)\/` +\|.*\| (.*?) *\|$/gm)];
  return new Map(
    rows.map(([, folder = '', cell = '']) => [
      folder,
      [...cell.replaceAll(/\(\w+\)/g, '').matchAll(/\w+/g)].map(([name]) => name).sort(),
    ]),
  );
}

it('imports between rooms are those of the table in architecture.md', () => {
  expect(readFolders(rooms, '')).toEqual(readTable('## The rooms of the engine'));
});

it('imports between the floors of Node are those of its table, and only from floors above', () => {
  const folders = new Set(files.flatMap((file) => folderOf(file, 'node/') ?? []));
  expect([...folders].sort()).toEqual([...floors].sort());
  const table = readTable('### The floors of `node/`');
  expect([...table.keys()]).toEqual(floors);
  expect(readFolders(floors, 'node/')).toEqual(table);
  for (const [floor, others] of table)
    for (const other of others) expect(floors.indexOf(other)).toBeLessThan(floors.indexOf(floor));
});

it('Node imports types only of what runs in the browser', () => {
  const code = (file: string) => readFileSync(join(engine, file), 'utf8');
  const values = files
    .filter((file) => roomOf(file) === 'node')
    .filter((file) => /^import (?!type ).*['"](?:\.\.\/)+app\//m.test(code(file)));
  expect(values).toEqual([]);
});

it('each file that a build names can be opened', () => {
  const named = [...Object.values(entries), ...Object.keys(shims).map(shimFile)];
  expect(named.length).toBeGreaterThan(30);
  for (const file of named) expect(readFileSync(file, 'utf8')).not.toBe('');
});

it('no other file of Node names one', () => {
  const browser = /['"`](?:app|theme|docs|runtime|csf)\/[\w/]+\.tsx?['"`]/;
  const naming = files
    .filter((file) => /^(node|cli)\//.test(file) && file !== 'node/project/entries.ts')
    .filter((file) => browser.test(readFileSync(join(engine, file), 'utf8')));
  expect(naming).toEqual([]);
});
