// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import ts from 'typescript';
import { afterEach, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { runCode } from './runCode.ts';

const page = readFileSync(`${process.cwd()}/docs/getting-started.mdx`, 'utf8');
const [people = '', ...others] = [...page.matchAll(/^```tsx\n(.*?)^```$/gms)].map(
  ([, code = '']) => code,
);

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  skipLibCheck: true,
  types: ['vite/client'],
};

/** What the compiler says of files of the project, each with one of these codes. */
function typeErrors(codes: string[]): string[][] {
  const files = codes.map((_, index) => `${process.cwd()}/docs/example${index}.tsx`);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => files.includes(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const code = codes[files.indexOf(name)];
    return code === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, code, rest[0]);
  };
  const program = ts.createProgram(files, options, host);
  const list = (file?: ts.SourceFile) =>
    ts
      .getPreEmitDiagnostics(program, file)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return files.map((file) => list(program.getSourceFile(file)));
}

afterEach(cleanup);

describe('the code of Getting started', () => {
  it('has an example with types', () => {
    expect(people).not.toBe('');
    expect(others).toEqual([]);
  });

  it('compiles in strict mode, and the test would see what does not', { timeout: 60_000 }, () => {
    const wrong = people.replace('aria-label="People"', 'value={1}');
    const [ofPeople, ofWrong] = typeErrors([people, wrong]);
    expect(ofPeople).toEqual([]);
    expect(ofWrong).not.toEqual([]);
  });

  it('focuses the select by its ref', () => {
    const People = runCode(people).People as ComponentType;
    render(<People />);
    fireEvent.click(screen.getByRole('button', { name: 'Add people' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'People' }));
  });
});
