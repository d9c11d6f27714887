import { types as t } from 'storybook/internal/babel';
import { annotationsOf, listExports, topLevelValues } from './stripPlay.ts';

const SETS_MOCK = /^mock(ReturnValue|ResolvedValue|RejectedValue|Implementation)(Once)?$/;

/**
 * Finds stories that need Storybook, since test code, which the site leaves out, prepares them: the reasons, by export.
 * `default` applies to all stories of the module.
 */
export function findSetups({ program }: t.File): Map<string, string> {
  const values = topLevelValues(program);
  const found = new Map<string, string>();
  const add = (name: string, value: t.Node | null | undefined) => {
    const reason = describeSetup(annotationsOf(value));
    if (reason) found.set(name, reason);
  };
  for (const node of program.body) {
    if (t.isExportDefaultDeclaration(node)) add('default', node.declaration);
  }
  for (const [name, local] of listExports(program)) add(name, values.get(local));
  // The meta of factories is not exported.
  for (const value of values.values()) {
    if (isMetaCall(value)) add('default', value);
  }
  return found;
}

function isMetaCall(value: t.Node): boolean {
  return (
    t.isCallExpression(value) &&
    t.isMemberExpression(value.callee) &&
    t.isIdentifier(value.callee.property, { name: 'meta' })
  );
}

function describeSetup(annotations: t.ObjectExpression | undefined): string | undefined {
  for (const property of annotations?.properties ?? []) {
    if (t.isSpreadElement(property) || !t.isIdentifier(property.key)) continue;
    const { name } = property.key;
    if (name === 'beforeEach' && calls(property, (method) => SETS_MOCK.test(method)))
      return 'Its beforeEach sets what mocks return, which only Storybook runs.';
    if (name === 'play' && calls(property, (method, args) => method === 'mount' && args > 0))
      return 'Its play function mounts something else, which only Storybook runs.';
  }
  return undefined;
}

/** Whether a function or method is called in a piece of code. */
function calls(node: t.Node, isMeant: (name: string, args: number) => boolean): boolean {
  let found = false;
  t.traverseFast(node, (inner) => {
    if (!t.isCallExpression(inner)) return;
    const { callee } = inner;
    const name = t.isMemberExpression(callee) ? callee.property : callee;
    found ||= t.isIdentifier(name) && isMeant(name.name, inner.arguments.length);
  });
  return found;
}
