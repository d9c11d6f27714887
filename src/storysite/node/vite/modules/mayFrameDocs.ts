import { traverse, types as t } from 'storybook/internal/babel';
import { parseScript } from '../../storybook/parseScript.ts';

const FRAMES = new Set(['container', 'components', 'theme']);

/**
 * Whether a preview may say what surrounds docs pages: `parameters.docs` with a container, components or a theme. Parameters that are
 * not written out in it may.
 */
export function mayFrameDocs(code: string): boolean {
  let found = false;
  try {
    traverse(parseScript(code), {
      ObjectProperty({ node }) {
        if (isNamed(node, 'parameters')) found ||= !isWrittenOut(node.value);
        if (isNamed(node, 'docs')) found ||= framesDocs(node.value);
      },
      VariableDeclarator({ node: { id, init } }) {
        if (t.isIdentifier(id, { name: 'parameters' })) found ||= !isWrittenOut(init);
      },
      ExportSpecifier({ node, parent }) {
        const isImported = t.isExportNamedDeclaration(parent) && parent.source;
        if (t.isIdentifier(node.exported, { name: 'parameters' })) found ||= Boolean(isImported);
      },
      ExportAllDeclaration() {
        found = true;
      },
    });
  } catch {
    return /\bdocs\b/.test(code);
  }
  return found;
}

const isNamed = ({ key, computed }: t.ObjectProperty, name: string) =>
  !computed && (t.isIdentifier(key, { name }) || t.isStringLiteral(key, { value: name }));

/** An object all of whose properties can be seen. */
function isWrittenOut(node: t.Node | null | undefined): boolean {
  const value =
    t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node) ? node.expression : node;
  return t.isObjectExpression(value) && value.properties.every((one) => !t.isSpreadElement(one));
}

function framesDocs(value: t.Node): boolean {
  if (!t.isObjectExpression(value) || !isWrittenOut(value)) return true;
  return value.properties.some((property) => {
    const key = t.isSpreadElement(property) ? undefined : property.key;
    return t.isIdentifier(key)
      ? FRAMES.has(key.name)
      : !t.isStringLiteral(key) || FRAMES.has(key.value);
  });
}
