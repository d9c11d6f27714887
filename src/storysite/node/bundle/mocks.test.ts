import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mockAll } from '../../csf/mockAll.ts';
import { listMocks, printMock } from './mocks.ts';

it('finds the modules that a preview mocks', () => {
  const preview = `import { sb } from 'storybook/test';
sb.mock(import('./session.ts'));
sb.mock('lodash', { spy: false });
sb.mock(import('../api'), { spy: true });
sb.mock(name);
other.mock('./a');`;
  expect(listMocks(preview)).toEqual([
    { specifier: './session.ts', spy: false },
    { specifier: 'lodash', spy: false },
    { specifier: '../api', spy: true },
  ]);
  expect(listMocks("import './sb.mock.css'; export default {};")).toEqual([]);
});

it('mocks functions and lists, and keeps other values', () => {
  class Session {
    open() {
      return 'open';
    }
  }
  const deep = { read: () => 1, list: [1], name: 'deep' };
  const date = new Date(0);
  const {
    default: all,
    read,
    Session: Mocked,
    ...rest
  } = mockAll({
    default: deep,
    read: () => 1,
    Session,
    date,
    COUNT: 3,
  }) as Record<string, (() => unknown) & Record<string, () => unknown>>;
  expect(read?.()).toBeUndefined();
  expect(all?.read?.()).toBeUndefined();
  expect(all).toMatchObject({ list: [], name: 'deep' });
  expect(new (Mocked as unknown as typeof Session)().open()).toBeUndefined();
  expect(rest).toEqual({ date, COUNT: 3 });
});

it.each([
  ['first.ts', 'export const first = <T>(list: T[]) => list[0];', 'mock0 as "first"'],
  ['view.js', 'export const View = () => <p />;\nexport default View;', 'mock1 as "default"'],
  ['index.js', "export * from './other.js';\nexport const own = 1;", 'mock0 as "own"'],
  ['common.cjs', 'module.exports = { a: () => 1 };', 'mock0 as "default"'],
])('prints a mock of %s, from which any name may be imported', async (name, code, exported) => {
  const folder = await mkdtemp(join(tmpdir(), 'mocks-'));
  const file = join(folder, name);
  await writeFile(file, code);
  const printed = await printMock(file);
  await rm(folder, { recursive: true });
  expect(printed).toContain(exported);
  expect(printed).toContain(`export * from ${JSON.stringify(file)};`);
});
