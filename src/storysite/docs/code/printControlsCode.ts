import type { Args } from '../../csf/types.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { readControls } from '../controls/readControls.ts';
import type { PropertyChoice } from '../readProperties.ts';
import { printStory, htmlOf } from './storyCode.ts';
import { indent, textOf, type Token } from './printValue.ts';

/**
 * The HTML of the code that renders a story with these args: a whole module where it is known how to import the component.
 * Default values are left out. Empty for a story without controls.
 */
export async function printControlsCode(
  story: SiteStory,
  choice: PropertyChoice,
  args?: Args,
): Promise<string> {
  const { component, parameters } = story.composed;
  const rows = readControls(story, choice);
  // Its render function ignores args.
  if (!parameters.__isArgsStory || !rows.some(({ control }) => control)) return '';
  const defaults = Object.fromEntries(rows.map(({ key, defaultValue }) => [key, defaultValue]));
  const tokens = await printStory(story, { args }, { component, defaults });
  const { componentName, importLine } = story;
  const isUsed = tokens.some(([text, kind]) => kind === 't' && text === componentName);
  const isImported = importLine !== undefined && isUsed;
  return htmlOf(isImported ? printModule(story.exportName, importLine, tokens) : tokens);
}

/** Prints a module with a component that renders `jsx`, so that the copied code runs. */
function printModule(exportName: string, imports: string, jsx: Token[]): Token[] {
  const name = nameComponent(exportName, imports, jsx);
  return [
    ...tokenizeImports(imports),
    ['\n\n'],
    ...Array.from('export default function'.split(' '), (word): Token[] => [
      [word, 'k'],
      [' '],
    ]).flat(),
    [name, 'f'],
    ['() {\n  '],
    ['return', 'k'],
    [' (\n    '],
    ...indent(indent(jsx)),
    ['\n  );\n}'],
  ];
}

/** The story's own name, unless its code calls another component so. */
function nameComponent(exportName: string, imports: string, jsx: Token[]): string {
  const name = exportName.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  const taken = `${imports} ${textOf(jsx.filter(([, kind]) => kind === 't'))}`;
  const isTaken = taken.split(/[^\w$]+/).includes(name);
  return isTaken || !/^[A-Z]/.test(name) ? `${name}Example` : name;
}

function tokenizeImports(lines: string): Token[] {
  return lines.split(/(\bimport\b|\bfrom\b|\btype\b|'[^']*')/).flatMap((text): Token[] => {
    if (text === '') return [];
    return [
      [text, text.startsWith("'") ? 's' : /^(import|from|type)$/.test(text) ? 'k' : undefined],
    ];
  });
}
