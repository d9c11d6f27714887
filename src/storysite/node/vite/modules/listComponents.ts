import { traverse, types as t } from 'storybook/internal/babel';

/** The names in JSX of a module's own components and of those that it imports: `Card`, `Menu.Item`. */
export function listComponents(ast: t.File): string[] {
  const names = new Set<string>();
  traverse(ast, {
    JSXOpeningElement({ node, scope }) {
      const name = printName(node.name);
      const [root = ''] = name.split('.');
      if (name === root && /^[a-z]/.test(name)) return;
      if (scope.getBinding(root)?.scope.path.isProgram()) names.add(name);
    },
  });
  return [...names];
}

function printName(name: t.JSXOpeningElement['name']): string {
  if (t.isJSXMemberExpression(name)) return `${printName(name.object)}.${name.property.name}`;
  return t.isJSXIdentifier(name) ? name.name : '';
}
