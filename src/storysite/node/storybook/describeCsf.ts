import { types as t } from 'storybook/internal/babel';
import { babelParseFile, CsfFile, extractDescription } from 'storybook/internal/csf-tools';
import { readComment } from '../content/readComment.ts';
import { tidyLines } from '../content/tidyLines.ts';
import { parseScript } from './parseScript.ts';
import { readStorySource } from './readStorySource.ts';

/** What a CSF file says of one of its stories. */
export interface CsfStory {
  id: string;
  name: string;
  exportName: string;
  /** The comment above its export. */
  description?: string;
  /** The text of its export. */
  source: string;
}

/** What a CSF file says of itself. */
export interface CsfDescription {
  title?: string;
  /** Name of the variable that holds its meta. */
  metaName?: string;
  /** How it calls the component of its meta: `Button`, `Menu.Item`. */
  componentName?: string;
  /** Specifier of the module that its meta names as `component`. */
  component?: string;
  /** The import of that component, as the file writes it. */
  componentImport?: ComponentImport;
  /** The comment above its meta. */
  metaDescription?: string;
  stories: CsfStory[];
}

/** How a file imports its component. */
export interface ComponentImport {
  /** Its name in the file. */
  local: string;
  /** Its name in the module; `default` or `*` for the ways without one. */
  imported: string;
  from: string;
}

/** Stands for a title that Storybook makes of the file's path; the ids are then those of the index, not of this. */
const AUTOMATIC = 'automatic';

/** Reads a CSF file's text by Storybook's own parser, which is slow. */
export function describeCsf(code: string, file: string): CsfDescription {
  const csf = loadCsf(tidyLines(code), file);
  const componentName = nameOfComponent(csf.meta?.component);
  return {
    title: csf.meta?.title === AUTOMATIC ? undefined : csf.meta?.title,
    metaName: csf._metaVariableName,
    componentName,
    component: csf.indexInputs[0]?.rawComponentPath,
    componentImport: findImport(csf, componentName),
    metaDescription: commentOf(csf._metaStatement),
    stories: Object.entries(csf._stories).map(([exportName, { id, name }]) => ({
      id,
      name: name ?? exportName,
      exportName,
      description: commentOf(csf._storyStatements[exportName]),
      source: readStorySource(csf, tidyLines(code), exportName),
    })),
  };
}

function loadCsf(code: string, file: string): CsfFile {
  const options = { fileName: file, makeTitle: (title?: string) => title ?? AUTOMATIC };
  const ast = parseScript(code);
  return new CsfFile(ast, options, babelParseFile({ code, filename: file, ast })).parse();
}

type Commented = Parameters<typeof extractDescription>[0];

function commentOf(node: CsfFile['_metaStatement'] | Commented): string | undefined {
  // Babel gives every node its comments, which the declared type leaves out.
  return (node && readComment(extractDescription(node as Commented)).text) || undefined;
}

/** `Button` of `Button as ComponentType`; undefined for another expression than a name. */
function nameOfComponent(component: string | undefined): string | undefined {
  if (!component) return undefined;
  const [statement] = parseScript(`(${component})`).program.body;
  return t.isExpressionStatement(statement) ? printName(statement.expression) : undefined;
}

function printName(node: t.Expression): string | undefined {
  if (t.isIdentifier(node)) return node.name;
  if (t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node) || t.isTSNonNullExpression(node))
    return printName(node.expression);
  if (!t.isMemberExpression(node) || !t.isIdentifier(node.property) || node.computed) {
    return undefined;
  }
  const object = printName(node.object);
  return object && `${object}.${node.property.name}`;
}

/** The import that gives a file a variable. */
function findImport(csf: CsfFile, componentName = ''): ComponentImport | undefined {
  const [local = ''] = componentName.split('.');
  for (const statement of csf._ast.program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = statement.specifiers.find((one) => one.local.name === local);
    if (!specifier) continue;
    const from = statement.source.value;
    if (specifier.type === 'ImportDefaultSpecifier') return { local, imported: 'default', from };
    if (specifier.type === 'ImportNamespaceSpecifier') return { local, imported: '*', from };
    const { imported } = specifier;
    return {
      local,
      imported: imported.type === 'Identifier' ? imported.name : imported.value,
      from,
    };
  }
  return undefined;
}
