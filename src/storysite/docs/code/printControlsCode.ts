import type { Args } from '../../csf/types.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { printStory, htmlOf } from './storyCode.ts';
import type { Token } from './printValue.ts';

/** The default values of a component's properties, if known. */
export type Defaults = Record<string, string | undefined>;

/** The HTML of the code that renders a story with these args; default values are left out. */
export async function printControlsCode(
  story: SiteStory,
  defaults: Defaults,
  args?: Args,
): Promise<string> {
  const { component, parameters } = story.composed;
  // Its render function ignores args.
  if (!parameters.__isArgsStory) return '';
  const tokens = await printStory(story, { args }, { component, defaults });
  const { componentName, importLine } = story;
  const isUsed = tokens.some(([text, kind]) => kind === 't' && text === componentName);
  const isImported = importLine !== undefined && isUsed;
  return htmlOf(isImported ? [...tokenizeImport(importLine), ['\n\n'], ...tokens] : tokens);
}

function tokenizeImport(line: string): Token[] {
  return line.split(/(\bimport\b|\bfrom\b|\btype\b|'[^']*')/).flatMap((text): Token[] => {
    if (text === '') return [];
    return [
      [text, text.startsWith("'") ? 's' : /^(import|from|type)$/.test(text) ? 'k' : undefined],
    ];
  });
}
