import imports from 'virtual:component-imports';
import type { Args } from '../../csf/types.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { printStory, htmlOf } from './storyCode.ts';
import type { Token } from './printValue.ts';

/** What a component's properties are when they are left out, as far as that is known. */
export type Defaults = Record<string, string | undefined>;

/** The HTML of the code that gives what a story shows with these args: without what its component does by itself. */
export async function printControlsCode(
  story: SiteStory,
  defaults: Defaults,
  args?: Args,
): Promise<string> {
  const { component, parameters } = story.composed;
  // Its args change nothing.
  if (!parameters.__isArgsStory) return '';
  const tokens = await printStory(story, { args }, { component, defaults });
  const { name, line } = imports[story.storiesFile] ?? {};
  const isUsed = tokens.some(([text, kind]) => kind === 't' && text === name);
  return htmlOf(line && isUsed ? [...tokenizeImport(line), ['\n\n'], ...tokens] : tokens);
}

function tokenizeImport(line: string): Token[] {
  return line.split(/(\bimport\b|\bfrom\b|\btype\b|'[^']*')/).flatMap((text): Token[] => {
    if (text === '') return [];
    return [
      [text, text.startsWith("'") ? 's' : /^(import|from|type)$/.test(text) ? 'k' : undefined],
    ];
  });
}
