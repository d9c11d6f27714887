import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type TypeScript from 'typescript';
import { printReaderSheet } from './packageSheet.ts';
import { readStorybookProps, type Bound } from './storybookProps.ts';

type Ts = typeof TypeScript;

/** A range of the text, and its replacement. */
interface Edit {
  start: number;
  end: number;
  text?: string;
}

/**
 * Prints a demo's file as a reader would write it, with all files in one folder: without the props through which
 * Storybook listens to the demo and sets its direction. Also removes their leftovers: unused imports and types, and
 * handlers that only forward a call.
 */
export function printReaderSource(source: string, file: string): Promise<string> {
  const found = printed.get(file);
  if (found?.source === source) return found.text;
  const text = print(source, file);
  printed.set(file, { source, text });
  return text;
}

/** Pages, stories and sandboxes of all languages share these files. */
const printed = new Map<string, { source: string; text: Promise<string> }>();

async function print(source: string, file: string): Promise<string> {
  if (file.endsWith('.css')) return printReaderSheet(source, file);
  if (!/\.tsx?$/.test(file)) return source;
  // Loaded on demand, to keep Storybook's start fast.
  const { default: ts } = await import('typescript');
  const { format, resolveConfig } = await import('prettier');
  const props = [listReports, listPlainHandlers, listRenamed, listUnused, listUnused];
  let text = source;
  for (const list of [listImports, ...(isDemo(file) ? props : [])])
    text = apply(text, list(ts, ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)));
  text = printAlsoInstall(ts.preProcessFile(text).importedFiles) + text;
  if (text === source) return source;
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

/** Packages that the guide's install command adds. */
const INSTALLED = ['react', 'react-dom', 'rc-select'];

/** A comment with the command that installs the file's other imports; empty if there are none. */
function printAlsoInstall(imports: { fileName: string }[]): string {
  const names = imports.map(({ fileName }) => packageOf(fileName));
  const others = [...new Set(names)].filter((name) => name && !INSTALLED.includes(name));
  const packages = others.flatMap(withVersion);
  return packages.length > 0 ? `// Also install: npm install ${packages.join(' ')}\n` : '';
}

/** The package with its installed version; empty if it is not installed. */
function withVersion(name: string): string[] {
  const manifest = path.resolve('node_modules', name, 'package.json');
  if (!existsSync(manifest)) return [];
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return [`${name}@${version}`];
}

/** Package of a specifier: `rc-dialog` for `rc-dialog/assets/index.css`; empty for a file. */
export function packageOf(specifier: string): string {
  if (specifier.startsWith('.')) return '';
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

const isDemo = (file: string) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx');

/** Makes imports point to the same folder, in a form that any project resolves; drops LESS included in `select.css`. */
function listImports(ts: Ts, file: TypeScript.SourceFile): Edit[] {
  const hasSheet = /\.css';/.test(file.text);
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return [];
    const { moduleSpecifier: specifier } = statement;
    if (hasSheet && specifier.text.endsWith('.less')) return [cut(statement)];
    if (!specifier.text.startsWith('.')) return [];
    const name = specifier.text.slice(specifier.text.lastIndexOf('/') + 1);
    return [replace(specifier, `'./${name.replace(/\.tsx?$/, '')}'`)];
  });
}

function apply(text: string, edits: Edit[]): string {
  const outer = edits.filter(
    (one) =>
      !edits.some((other) => other !== one && other.start <= one.start && other.end >= one.end),
  );
  return outer
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end, text: inserted = '' }) =>
        result.slice(0, start) + inserted + result.slice(end),
      text,
    );
}

const cut = (node: TypeScript.Node): Edit => ({ start: node.getFullStart(), end: node.getEnd() });

function walk(node: TypeScript.Node, visit: (node: TypeScript.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** Storybook's props: their type, the parameters, and all code that passes them on. */
function listReports(ts: Ts, file: TypeScript.SourceFile): Edit[] {
  const found = readStorybookProps(ts, file);
  if (!found) return [];
  const edits = [cut(found.declaration)];
  for (const { parameter, body, bound } of found.users) {
    edits.push({ start: parameter.getFullStart(), end: parameter.getEnd() });
    walk(body, (node) => {
      if (isPassedOn(ts, node, bound)) edits.push(withComma(node));
    });
  }
  return edits;
}

function withComma(node: TypeScript.Node): Edit {
  const after = node.getSourceFile().text.slice(node.getEnd());
  return { start: node.getFullStart(), end: node.getEnd() + (/^,/.exec(after)?.[0].length ?? 0) };
}

function isPassedOn(ts: Ts, node: TypeScript.Node, bound: Bound): boolean {
  if (ts.isJsxSpreadAttribute(node) || ts.isSpreadAssignment(node))
    return ts.isIdentifier(node.expression) && node.expression.text === bound.rest;
  if (ts.isExpressionStatement(node)) return isReport(ts, node.expression, bound);
  if (!ts.isJsxAttribute(node) || !node.initializer || !ts.isJsxExpression(node.initializer))
    return false;
  const { expression } = node.initializer;
  if (!expression) return false;
  if (ts.isArrowFunction(expression)) return isReport(ts, expression.body, bound);
  return isBound(ts, expression, bound);
}

/** `onChange?.(next)` */
function isReport(ts: Ts, node: TypeScript.Node, bound: Bound): boolean {
  return ts.isCallExpression(node) && isBound(ts, node.expression, bound);
}

function isBound(ts: Ts, node: TypeScript.Node, { names, rest }: Bound): boolean {
  if (ts.isIdentifier(node)) return names.includes(node.text);
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === rest
  );
}

/** `(next) => { setValue(next); }` becomes `setValue`, and `() => { open(); }` becomes `() => open()`. */
function listPlainHandlers(ts: Ts, file: TypeScript.SourceFile): Edit[] {
  const edits: Edit[] = [];
  walk(file, (node) => {
    if (ts.isMethodDeclaration(node)) {
      const called = onlyCall(ts, node);
      if (called) edits.push(replace(node, `${node.name.getText()}: ${called}`));
    }
    if (!ts.isArrowFunction(node) || !ts.isJsxExpression(node.parent)) return;
    const called = onlyCall(ts, node);
    if (called) edits.push(replace(node, called));
    else if (ts.isBlock(node.body) && node.body.statements.length === 1) {
      const [only] = node.body.statements;
      if (only && ts.isExpressionStatement(only))
        edits.push(replace(node.body, only.expression.getText()));
    }
  });
  return edits;
}

const replace = (node: TypeScript.Node, text: string): Edit => ({
  start: node.getStart(),
  end: node.getEnd(),
  text,
});

/** The function that a handler merely forwards its first argument to. */
function onlyCall(
  ts: Ts,
  { parameters, body }: TypeScript.ArrowFunction | TypeScript.MethodDeclaration,
): string | undefined {
  const [statement, second] = body && ts.isBlock(body) ? body.statements : [];
  const [first] = parameters;
  if (!first || first.initializer || !statement || second) return undefined;
  if (!ts.isExpressionStatement(statement)) return undefined;
  const { expression: call } = statement;
  if (!ts.isCallExpression(call) || call.arguments.length !== 1) return undefined;
  return call.arguments[0]?.getText() === first.name.getText()
    ? call.expression.getText()
    : undefined;
}

/** Removes `const choose = (next) => { setValue(next); }`; its users call `setValue`. */
function listRenamed(ts: Ts, file: TypeScript.SourceFile): Edit[] {
  const edits: Edit[] = [];
  walk(file, (node) => {
    if (!ts.isVariableStatement(node)) return;
    const [declaration] = node.declarationList.declarations;
    const value = declaration?.initializer;
    const called = value && ts.isArrowFunction(value) && onlyCall(ts, value);
    if (!called) return;
    const name = declaration.name.getText();
    edits.push(cut(node));
    walk(file, (user) => {
      if (ts.isIdentifier(user) && user.text === name) edits.push(replace(user, called));
    });
  });
  return edits;
}

/** Unused imports and types. */
function listUnused(ts: Ts, file: TypeScript.SourceFile): Edit[] {
  const uses = new Map<string, number>();
  walk(file, (node) => {
    if (ts.isIdentifier(node)) uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
  });
  const isUnused = (name: TypeScript.Identifier) => uses.get(name.text) === 1;
  return file.statements.flatMap((statement) => {
    const isType = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement);
    // Other files may import it.
    const isExported = ts.canHaveModifiers(statement) && !!ts.getModifiers(statement)?.length;
    if (isType && !isExported && isUnused(statement.name)) return [cut(statement)];
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return [];
    const used = bindings.elements.filter(({ name }) => !isUnused(name));
    if (used.length === bindings.elements.length) return [];
    const clause = statement.importClause;
    const named = used.length > 0 ? [`{ ${used.map((one) => one.getText()).join(', ')} }`] : [];
    const all = [...(clause?.name ? [clause.name.text] : []), ...named];
    return all.length > 0 && clause ? [replace(clause, all.join(', '))] : [cut(statement)];
  });
}
