import ts from 'typescript';
import { SetupError } from '../setup.mjs';
import { createTypePrinter, isNamedType } from './printTypes.ts';

/** A property as the installed package declares it. */
export interface TypedProperty {
  name: string;
  /** The type, with top-level names resolved. */
  type: string;
  /** Declarations of the types that `type` still refers to. */
  fullType?: string;
  required: boolean;
  /** The reason in `@deprecated`. */
  deprecated?: string;
}

/** Reads the properties of interfaces in an installed package's `.d.ts` files. */
export function createTypeReader(files: string[], packageName: string) {
  const options = { strict: true, jsx: ts.JsxEmit.Preserve, types: [] };
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const { inline, expand, hasUnknownName } = createTypePrinter(checker);

  const isOwn = (declaration: ts.Declaration) =>
    declaration.getSourceFile().fileName.includes(`/node_modules/${packageName}/`);

  function describe(symbol: ts.Symbol): TypedProperty | undefined {
    const declaration = symbol.declarations?.find(ts.isPropertySignature);
    if (!declaration?.type || !isOwn(declaration)) return undefined;
    const tag = ts.getJSDocDeprecatedTag(declaration);
    const type = inline(declaration.type);
    if (hasUnknownName(declaration.type)) throw unresolved(symbol.name, type);
    return {
      name: symbol.name,
      type,
      fullType: expand(declaration.type) || undefined,
      required: !declaration.questionToken,
      deprecated: tag && (ts.getTextOfJSDocComment(tag.comment) ?? ''),
    };
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

const unresolved = (name: string, type: string) =>
  new SetupError(
    `The type of \`${name}\` cannot be resolved: ${type}`,
    'Check the types in node_modules/rc-select/es, and that the packages they import are installed.',
  );
