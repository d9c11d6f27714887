import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** The properties that each demo passes, as `Select.filterOption`: demo → names; read from the JSX of its files. */
export function readUsage(root: string): Map<string, Set<string>> {
  const files = globSync('stories/*/*.tsx', {
    cwd: root,
    ignore: ['**/_*/**', '**/*.stories.tsx', '**/*.test.tsx', '**/*.spec.tsx'],
  });
  const usage = new Map<string, Set<string>>();
  for (const file of files.toSorted()) {
    const demo = file.split('/')[1] ?? '';
    const names = usage.get(demo) ?? new Set();
    for (const name of readPassed(readFileSync(`${root}/${file}`, 'utf8'))) names.add(name);
    usage.set(demo, names);
  }
  return usage;
}

/** The properties that a file's JSX passes to Select, Option and OptGroup. */
export function readPassed(code: string): string[] {
  const source = ts.createSourceFile(
    'demo.tsx',
    code,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const of = node.tagName.getText(source).split('.').at(-1) ?? '';
      if (['Select', 'Option', 'OptGroup'].includes(of)) {
        for (const property of node.attributes.properties) {
          if (ts.isJsxAttribute(property)) found.push(`${of}.${property.name.getText(source)}`);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
