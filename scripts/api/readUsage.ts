import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** Reads the properties (`Select.filterOption`) that each demo's JSX passes, by demo. */
export function readUsage(root: string): Map<string, Set<string>> {
  const files = globSync('stories/*/*.tsx', {
    cwd: root,
    ignore: ['**/_*/**', 'stories/guides/**', '**/*.stories.tsx', '**/*.test.tsx', '**/*.spec.tsx'],
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

/** The properties that a file's JSX passes to Select, Option and OptGroup, also by spreading the file's own objects. */
export function readPassed(code: string): string[] {
  const source = ts.createSourceFile(
    'demo.tsx',
    code,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const objects = new Map<string, ts.ObjectLiteralExpression>();
  const elements: ts.JsxOpeningLikeElement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const { initializer } = node;
      if (initializer && ts.isObjectLiteralExpression(initializer)) {
        objects.set(node.name.text, initializer);
      }
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) elements.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);

  const namesIn = (
    properties: ts.NodeArray<ts.JsxAttributeLike | ts.ObjectLiteralElementLike>,
  ): string[] =>
    properties.flatMap((property) => {
      if (!ts.isJsxSpreadAttribute(property) && !ts.isSpreadAssignment(property)) {
        return property.name?.getText(source).replace(/^'|'$/g, '') ?? [];
      }
      const object = objects.get(property.expression.getText(source));
      return object ? namesIn(object.properties) : [];
    });

  const passed = elements.flatMap(({ tagName, attributes }) => {
    const of = tagName.getText(source).split('.').at(-1) ?? '';
    if (!['Select', 'Option', 'OptGroup'].includes(of)) return [];
    return namesIn(attributes.properties).map((name) => `${of}.${name}`);
  });
  return [...new Set(passed)];
}
