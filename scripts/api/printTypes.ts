import ts from 'typescript';

/** Prints the types of a program with what their names stand for. */
export function createTypePrinter(checker: ts.TypeChecker) {
  /** Whether a type has a name that is declared nowhere. */
  function hasUnknownName(node: ts.Node): boolean {
    if (ts.isTypeReferenceNode(node) && !resolve(node.typeName)?.declarations) return true;
    return ts.forEachChild(node, hasUnknownName) ?? false;
  }

  function resolve(name: ts.EntityName): ts.Symbol | undefined {
    const symbol = checker.getSymbolAtLocation(name);
    if (!symbol || !(symbol.flags & ts.SymbolFlags.Alias)) return symbol;
    return checker.getAliasedSymbol(symbol);
  }

  /** The type as it is written, with the package's own names at its top replaced by what they stand for. */
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

  /** The declarations of the names that are left in an inlined type, and of those in them. */
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

  /** What a type names: a type of the package or of one that it imports, but of React and the language. */
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

/** A function as a part of a union is in brackets. */
const wrap = (type: string) => (/^\((?!\()[^|]*=>/.test(type) ? `(${type})` : type);

export function isNamedType(node: ts.Node): node is NamedType {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

function tidy(declaration: ts.Declaration): string {
  return declaration.getText().replace(/^(export )?(declare )?/, '');
}
