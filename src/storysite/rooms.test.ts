import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { entries, shimFile, shims } from './node/entries.ts';

const engine = import.meta.dirname;
const rooms = ['core', 'csf', 'runtime', 'docs', 'theme', 'app', 'node', 'plugins', 'cli'];
const files = globSync(
  rooms.map((room) => `${room}/**/*.{ts,tsx}`),
  { cwd: engine, ignore: ['**/*.test.*', '**/test*.*', '**/fake*.*', '**/fixture/**'] },
);

/** The specifiers of all imports of a file, those of types and the dynamic ones, too. */
function readImports(file: string): string[] {
  const code = readFileSync(join(engine, file), 'utf8');
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
}

const roomOf = (file: string) => file.split('/', 1)[0] ?? '';
const isRelative = (specifier: string) => specifier.startsWith('.');

/** The rooms that each room imports from, with a file that does. */
function readRooms(): Map<string, Map<string, string>> {
  const found = new Map(rooms.map((room) => [room, new Map<string, string>()]));
  for (const file of files) {
    for (const specifier of readImports(file).filter(isRelative)) {
      const room = roomOf(join(dirname(file), specifier).replaceAll('\\', '/'));
      if (room !== roomOf(file)) found.get(roomOf(file))?.set(room, file);
    }
  }
  return found;
}

/** The table of `architecture.md`: the rooms that each room may import from. */
function readTable(): Map<string, string[]> {
  const text = readFileSync(join(engine, '../../docs/contributing/architecture.md'), 'utf8');
  const [, section = ''] = text.split('## The rooms of the engine');
  const rows = [...section.matchAll(/^\| `(\w+)\/` +\|.*\| (.*?) *\|$/gm)];
  return new Map(
    rows.map(([, room = '', cell = '']) => [
      room,
      [...cell.replaceAll(/\(\w+\)/g, '').matchAll(/\w+/g)].map(([name]) => name),
    ]),
  );
}

it('imports between rooms are those of the table in architecture.md', () => {
  const found = readRooms();
  const table = readTable();
  const engineRooms = [...table].filter(([room]) => rooms.includes(room));
  expect(engineRooms.map(([room]) => room)).toEqual(rooms);
  const lines = [...found].map(([room, others]) => `${room}: ${[...others.keys()].sort().join()}`);
  const wanted = engineRooms.map(([room, others]) => `${room}: ${others.sort().join()}`);
  expect(lines).toEqual(wanted);
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
    .filter((file) => /^(node|cli)\//.test(file) && file !== 'node/entries.ts')
    .filter((file) => browser.test(readFileSync(join(engine, file), 'utf8')));
  expect(naming).toEqual([]);
});
