import imports from 'virtual:component-imports';
import type { StoryProps } from '../../csf/createStoryComponent.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { captureStory } from './captureStory.tsx';
import { readNames } from './nameOf.ts';
import { type JsxOptions, printJsx } from './printJsx.ts';
import type { Token } from './printValue.ts';

/** The JSX of what a story renders; nothing where it cannot be rendered here, and where it renders nothing. */
export async function printStory(
  { composed, storiesFile, components }: SiteStory,
  props?: StoryProps,
  options?: Omit<JsxOptions, 'names'>,
): Promise<Token[]> {
  const captured = await captureStory(composed, props);
  if (!captured) return [];
  const { name } = imports[storiesFile] ?? {};
  const named = { ...(name && { [name]: composed.component }), ...components?.() };
  return printJsx(captured.node, { ...options, names: readNames(named) });
}
