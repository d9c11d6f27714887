import ts from 'typescript';
import { SetupError } from '../setup.mjs';

/** A property as the installed package declares it. */
export interface TypedProperty {
  name: string;
  /** The type as it is written in the package. */
  type: string;
  /** Declarations of the package's own types that `type` names. */
  fullType?: string;
  required: boolean;
  /** The reason in `@deprecated`. */
  deprecated?: string;
}

/** Reads the properties that interfaces of a package's installed `.d.ts` files declare. */
export function createTypeReader(files: string[], packageName: string) {
  const options = { strict: true, jsx: ts.JsxEmit.Preserve, types: [] };
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();

  const isOwn = (declaration: ts.Declaration) =>
    declaration.getSourceFile().fileName.includes(`/node_modules/${packageName}/`);

  function describe(symbol: ts.Symbol): TypedProperty | undefined {
    const declaration = symbol.declarations?.find(ts.isPropertySignature);
    if (!declaration?.type || !isOwn(declaration)) return undefined;
    const tag = ts.getJSDocDeprecatedTag(declaration);
    const type = declaration.type.getText().replace(/\s+/g, ' ');
    if (hasUnknownName(declaration.type)) throw unresolved(symbol.name, type);
    return {
      name: symbol.name,
      type,
      fullType: expand(declaration.type) || undefined,
      required: !declaration.questionToken,
      deprecated: tag && (ts.getTextOfJSDocComment(tag.comment) ?? ''),
    };
  }

  function hasUnknownName(node: ts.Node): boolean {
    if (ts.isTypeReferenceNode(node) && !resolve(node.typeName)?.declarations) return true;
    return ts.forEachChild(node, hasUnknownName) ?? false;
  }

  function expand(node: ts.Node): string {
    const found = new Map<string, string>();
    const visit = (child: ts.Node): void => {
      if (ts.isTypeReferenceNode(child)) {
        const [declaration] = resolve(child.typeName)?.declarations ?? [];
        if (declaration && isOwn(declaration) && isNamedType(declaration)) {
          found.set(declaration.name.text, tidy(declaration));
        }
      }
      ts.forEachChild(child, visit);
    };
    visit(node);
    return [...found.values()].join('\n');
  }

  function resolve(name: ts.EntityName): ts.Symbol | undefined {
    const symbol = checker.getSymbolAtLocation(name);
    if (!symbol || !(symbol.flags & ts.SymbolFlags.Alias)) return symbol;
    return checker.getAliasedSymbol(symbol);
  }

  function readInterface(file: string, name: string): TypedProperty[] {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} does not exist. Run npm install.`);
    const declaration = source.statements.find(
      (node) => isNamedType(node) && node.name.text === name,
    );
    if (!declaration) throw new Error(`${file} declares no ${name}.`);
    return checker
      .getTypeAtLocation(declaration)
      .getProperties()
      .flatMap((property) => describe(property) ?? []);
  }

  return readInterface;
}

function isNamedType(node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

function tidy(declaration: ts.Declaration): string {
  return declaration.getText().replace(/^(export )?(declare )?/, '');
}

const unresolved = (name: string, type: string) =>
  new SetupError(
    `The type of \`${name}\` cannot be resolved: ${type}`,
    'Check the types in node_modules/rc-select/es, and that the packages they import are installed.',
  );
