import { types as t } from 'storybook/internal/babel';

/** Test code that is kept if it starts MSW or sets its handlers, with the names under which the site runs it. */
export const keptTests: Partial<Record<string, string>> = {
  beforeAll: 'storysiteBeforeAll',
  beforeEach: 'storysiteBeforeEach',
};

const PACKAGE = /^msw(-storybook-addon)?(\/|$)/;
/** MSW in the context of a story, and common names of projects for the worker that they start. */
const NAME = /^msw$|worker$/i;

/** Creates a test for functions of a module: whether they, or functions that they use, involve MSW. */
export function createUsesMsw({ body }: t.Program): (node: t.Node) => boolean {
  const imported = new Set<string>();
  const own = new Map<string, t.Node>();
  for (const node of body) {
    if (t.isImportDeclaration(node) && PACKAGE.test(node.source.value))
      for (const { local } of node.specifiers) imported.add(local.name);
    const declaration = t.isExportNamedDeclaration(node) ? node.declaration : node;
    if (t.isFunctionDeclaration(declaration) && declaration.id)
      own.set(declaration.id.name, declaration);
    if (t.isVariableDeclaration(declaration))
      for (const { id, init } of declaration.declarations)
        if (t.isIdentifier(id) && init) own.set(id.name, init);
  }
  const seen = new Set<t.Node>();
  const usesMsw = (node: t.Node): boolean => {
    if (seen.has(node)) return false;
    seen.add(node);
    const names = new Set<string>();
    t.traverseFast(node, (inner) => void (t.isIdentifier(inner) && names.add(inner.name)));
    return [...names].some((name) => {
      // The key of a property is not a reference.
      const value = name in keptTests ? undefined : own.get(name);
      return NAME.test(name) || imported.has(name) || (value !== undefined && usesMsw(value));
    });
  };
  return (node) => {
    seen.clear();
    return usesMsw(node);
  };
}
