import type { Args } from '../../csf/types.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { readControls } from '../controls/readControls.ts';
import type { PropertyChoice } from '../readProperties.ts';
import { printStory, htmlOf } from './storyCode.ts';
import type { Token } from './printValue.ts';

/**
 * The HTML of the code that renders a story with these args; default values are left out. Empty for a story without
 * controls.
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
