import ts from 'typescript';

/** Prints a program's types, with their names resolved. */
export function createTypePrinter(checker: ts.TypeChecker) {
  /** Whether a type contains an undeclared name. */
  function hasUnknownName(node: ts.Node): boolean {
    if (ts.isTypeReferenceNode(node) && !resolve(node.typeName)?.declarations) return true;
    return ts.forEachChild(node, hasUnknownName) ?? false;
  }

  function resolve(name: ts.EntityName): ts.Symbol | undefined {
    const symbol = checker.getSymbolAtLocation(name);
    if (!symbol || !(symbol.flags & ts.SymbolFlags.Alias)) return symbol;
    return checker.getAliasedSymbol(symbol);
  }

  /** Prints the type as written, but resolves the package's own names at the top level. */
  function inline(node: ts.TypeNode): string {
    if (ts.isUnionTypeNode(node)) {
      return node.types.map((part) => wrap(inline(part))).join(' | ');
    }
    const declaration = findNamed(node);
    if (!declaration) return oneLine(node.getText());
    if (ts.isInterfaceDeclaration(declaration)) {
      const members = declaration.members.map((member) => oneLine(member.getText()));
      return `{ ${members.join(' ').replace(/;$/, '')} }`;
    }
    const given = (node as ts.TypeReferenceNode).typeArguments ?? [];
    const names = new Map(
      declaration.typeParameters?.map(({ name, default: fallback }, index) => [
        name.text,
        (given[index] ?? fallback ?? name).getText(),
      ]),
    );
    return oneLine(declaration.type.getText()).replace(/\w+/g, (word) => names.get(word) ?? word);
  }

  /** Declarations of the names that remain in an inlined type, recursively. */
  function expand(node: ts.TypeNode): string {
    const found = new Map<string, string>();
    const visit = (child: ts.Node): void => {
      const declaration = findNamed(child);
      if (declaration && !found.has(declaration.name.text)) {
        found.set(declaration.name.text, tidy(declaration));
        visitInside(declaration);
      }
      ts.forEachChild(child, visit);
    };
    const visitInside = (declaration: NamedType): void => {
      if (ts.isInterfaceDeclaration(declaration)) declaration.members.forEach(visit);
      else visit(declaration.type);
    };
    for (const part of ts.isUnionTypeNode(node) ? node.types : [node]) {
      const declaration = findNamed(part);
      if (declaration) visitInside(declaration);
      ts.forEachChild(part, visit);
    }
    return [...found.values()].join('\n');
  }

  /** Finds the type behind a name, in the package or its imports, except for types of React and TypeScript. */
  function findNamed(node: ts.Node): NamedType | undefined {
    if (!ts.isTypeReferenceNode(node)) return undefined;
    const [declaration] = resolve(node.typeName)?.declarations ?? [];
    if (!declaration || !isNamedType(declaration)) return undefined;
    const { fileName } = declaration.getSourceFile();
    return /\/node_modules\/(typescript|@types)\//.test(fileName) ? undefined : declaration;
  }

  return { inline, expand, hasUnknownName };
}

type NamedType = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** A function in a union needs parentheses. */
const wrap = (type: string) => (/^\((?!\()[^|]*=>/.test(type) ? `(${type})` : type);

export function isNamedType(node: ts.Node): node is NamedType {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

function tidy(declaration: ts.Declaration): string {
  return declaration.getText().replace(/^(export )?(declare )?/, '');
}
