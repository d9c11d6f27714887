import type TypeScript from 'typescript';

/** The names through which a function receives its props. */
export interface Bound {
  /** Destructured props: `onChange`. */
  names: string[];
  /** Name of the remaining props, or of all: `rest`, `props`. */
  rest?: string;
}

interface PropsUser {
  parameter: TypeScript.ParameterDeclaration;
  body: TypeScript.Node;
  bound: Bound;
}

interface StorybookProps {
  declaration: TypeScript.Statement;
  users: PropsUser[];
}

/** The type of the demo's props, and the functions in its file that receive them; undefined without props. */
export function readStorybookProps(
  ts: typeof TypeScript,
  file: TypeScript.SourceFile,
): StorybookProps | undefined {
  const functions = file.statements.filter((one) => ts.isFunctionDeclaration(one));
  const demo = functions.find(({ modifiers }) =>
    modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword),
  );
  const name = demo?.parameters[0]?.type?.getText();
  const declaration = file.statements.find(
    (one) =>
      (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.name.text === name,
  );
  if (!name || !declaration) return undefined;
  const users = functions.flatMap(({ parameters: [parameter], body }) =>
    parameter && body && takes(parameter, name)
      ? [{ parameter, body, bound: readBound(ts, parameter) }]
      : [],
  );
  return { declaration, users };
}

/** Whether a parameter has the type `SingleProps`, or a part of it: `Pick<SingleProps, 'direction'>`. */
function takes({ type }: TypeScript.ParameterDeclaration, name: string): boolean {
  const text = type?.getText() ?? '';
  return text === name || text.startsWith(`Pick<${name},`);
}

function readBound(ts: typeof TypeScript, { name }: TypeScript.ParameterDeclaration): Bound {
  if (ts.isIdentifier(name)) return { names: [], rest: name.text };
  if (!ts.isObjectBindingPattern(name)) return { names: [] };
  const elements = [...name.elements];
  const nameOf = (one: TypeScript.BindingElement) => one.name.getText();
  return {
    names: elements.filter(({ dotDotDotToken }) => !dotDotDotToken).map(nameOf),
    rest: elements.filter(({ dotDotDotToken }) => dotDotDotToken).map(nameOf)[0],
  };
}
