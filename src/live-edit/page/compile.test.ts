import { expect, it, vi } from 'vitest';
import { compile, CompileError } from './compile.ts';

/** Runs a script with guards that count their calls; returns its exports and the counts. */
function run(source: string) {
  const { code } = compile(source, 'a.tsx');
  const exports: Record<string, unknown> = {};
  const loop = vi.fn<() => boolean>(() => true);
  const each = vi.fn<(of: unknown) => unknown>((of) => of);
  const define = (factory: (...args: unknown[]) => void) =>
    factory(() => ({ jsx: (type: string) => type }), { exports }, exports);
  new Function('__define', '__loop', '__each', code)(define, loop, each);
  return { exports, turns: loop.mock.calls.length, iterated: each.mock.calls.length };
}

function catchError(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

it.each([
  ['for (let i = 0; i < 3; i++) n++;', 3, 0],
  ['for (let i = 0; i < 3; ) { i++; n++; }', 3, 0],
  ['for (const i of [1, 2, 3]) n++;', 0, 1],
  ['for (const { of } of [{ of: 1 }]) n += of + 2;', 0, 1],
  ['let i = 0; while (i < 3) { i++; n++; }', 4, 0],
  ['let i = 0; do { n++; } while (++i < 3)', 3, 0],
  ['for (const key in { a: 1, b: 2, c: 3 }) n++;', 0, 0],
  ['const text = `for (;;) ${[1].map(() => { for (const x of [1, 2, 3]) n++; })}`;', 1, 1],
  ['function add(by: { one: 1 }): { one: 1 } { n += 3; return by; } add({ one: 1 });', 1, 0],
  ['const add = async (by = {}): Promise<{ a: 1 }> => { n += 3; return { a: 1 }; }; add();', 1, 0],
  ['type F = () => { a: 1 }; declare function f(): { a: 1 }; n = 3;', 0, 0],
  ['const f = (): (() => { a: 1 }) => () => ({ a: 1 }); n = 3;', 0, 0],
  ['class A { a = (x: number) => { n += x; } } new A().a(3);', 1, 0],
  ['n = 3; const r = /while[(]/; // for (;;)', 0, 0],
])('guards %s', (code, turns, iterated) => {
  const result = run(`export let n = 0;\n${code}`);
  expect(result).toEqual({ exports: expect.objectContaining({ n: 3 }), turns, iterated });
});

it('leaves text and types of a component alone', () => {
  const { exports } = run(
    'type Props = { for: string };\nexport default ({ for: to }: Props) => <label htmlFor={to}>for (;;) while (true)</label>;',
  );
  expect(exports.default).toBeTypeOf('function');
});

it('says where the source is no TypeScript', () => {
  const error = catchError(() => compile('const a = 1;\nconst b = (;\n', 'a.tsx'));
  expect(error).toBeInstanceOf(CompileError);
  expect(error).toMatchObject({ message: 'Unexpected token', place: { line: 2, column: 12 } });
});

it('finds the line and column of the source for those of the script', () => {
  const source = [
    "import { useState, type ReactNode } from 'react';",
    'export default function A({ a }: { a?: number }) {',
    '  for (let i = 0; i < 9; i++) boom(i);',
    '  return <p title="x">{boom(1)}</p>;',
    '}',
  ].join('\n');
  const { code, findSource } = compile(source, 'a.tsx');
  const lines = code.split('\n');
  for (const line of [3, 4]) {
    const column = (lines[line - 1] ?? '').indexOf('boom') + 1;
    expect(findSource({ line, column })).toEqual({
      line,
      column: (source.split('\n')[line - 1] ?? '').indexOf('boom') + 1,
    });
  }
});
