import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { printApi } from './printApi.ts';
import { readApi } from './readApi.ts';
import { readTables } from './readTables.ts';
import { createTypeReader } from './readTypes.ts';
import { readPassed } from './readUsage.ts';

const root = process.cwd();
const { properties, problems } = readApi(root);
const keys = properties.map(({ of, name }) => `${of}.${name}`);

/** Property names of SelectProps according to the type checker, without React's aria attributes. */
function namesInTypes(): string[] {
  const file = `${root}/scripts/api/selectProps.ts`;
  const host = ts.createCompilerHost({});
  const { getSourceFile, fileExists } = host;
  const text = `import type { SelectProps } from 'rc-select'; import type { AriaAttributes } from 'react';
    export type Names = Exclude<keyof SelectProps, keyof AriaAttributes>;`;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, rest[0]) : getSourceFile(name, ...rest);
  const program = ts.createProgram(
    [file],
    { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext, types: [] },
    host,
  );
  const alias = program.getSourceFile(file)?.statements.find(ts.isTypeAliasDeclaration);
  const type = program.getTypeChecker().getTypeAtLocation(alias as ts.Node);
  return (type as ts.UnionType).types.map((one) => (one as ts.StringLiteralType).value);
}

describe('the API page', () => {
  it('has no disagreement of types, README and texts', () => {
    expect(problems).toEqual([]);
  });

  it('has a row for each property of the installed SelectProps, and no other', () => {
    const rows = properties.filter(({ of }) => of === 'Select').map(({ name }) => name);
    expect(rows.toSorted()).toEqual(namesInTypes().toSorted());
  });

  it('has one row for each property, with its address and contract', () => {
    expect(new Set(keys).size).toBe(keys.length);
    const text = printApi(properties);
    for (const { id, name, of } of properties) {
      expect(text).toContain(`<tr id="${id}" data-property="${name}" data-of="${of}">`);
    }
  });

  it('names only demos that pass the property', () => {
    for (const { of, name, shownIn } of properties) {
      for (const demo of shownIn) {
        const files = ts.sys.readDirectory(
          `${root}/stories/${demo}`,
          ['.tsx'],
          ['**/*.stories.tsx'],
        );
        const receivers = files.flatMap((file) => receiversOf(name, readFileSync(file, 'utf8')));
        expect(receivers, `${demo} passes ${name}`).toContain(of);
      }
    }
  });
});

/** Elements on which `name` is written. */
function receiversOf(name: string, code: string): string[] {
  const kind = ts.ScriptKind.TSX;
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, kind);
  const elementOf = (attribute: ts.Node) =>
    (attribute.parent.parent as ts.JsxOpeningLikeElement).tagName.getText().replace('Select.', '');
  const every = (node: ts.Node): ts.Node[] => [node, ...node.getChildren().flatMap(every)];
  const nodes = every(source);
  return nodes.flatMap((node) => {
    if (ts.isJsxAttribute(node)) return node.name.getText() === name ? elementOf(node) : [];
    if (!ts.isObjectLiteralElementLike(node) || node.name?.getText() !== name) return [];
    const { parent: holder } = node.parent;
    if (!ts.isVariableDeclaration(holder)) return [];
    return nodes
      .filter(ts.isJsxSpreadAttribute)
      .filter(({ expression }) => expression.getText() === holder.name.getText())
      .map(elementOf);
  });
}

it('reads what JSX passes to the parts of a select', () => {
  const code = '<Select mode="tags" {...rest}><Select.Option value="a" /><i id="x" /></Select>';
  expect(readPassed(code)).toEqual(['Select.mode', 'Option.value']);
});

it('follows the spread of an object that the file writes out', () => {
  const code = `const size = { id, ...given }; const shared: Props = { ...size, 'aria-label': 'Tags', onChange() {} };
    const other = { open: true }; const field = <Select {...shared} value="a" id="b" {...rest} />;`;
  expect(readPassed(code)).toEqual(
    ['id', 'aria-label', 'onChange', 'value'].map((name) => `Select.${name}`),
  );
});

it('refuses a README without tables', () => {
  expect(() => readTables('# Title\n\nText.')).toThrow('no table of properties');
});

it('names a property whose type cannot be resolved', () => {
  const file = `${root}/node_modules/rc-select/es/broken.d.ts`;
  const { readFile, fileExists } = ts.sys;
  ts.sys.fileExists = (name) => name === file || fileExists(name);
  ts.sys.readFile = (name, encoding) =>
    name === file ? 'export interface Props { open?: Nothing }' : readFile(name, encoding);
  try {
    expect(() => createTypeReader([file], 'rc-select')(file, 'Props')).toThrow(
      '`open` cannot be resolved',
    );
  } finally {
    Object.assign(ts.sys, { readFile, fileExists });
  }
});
