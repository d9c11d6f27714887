import type { ComposedStory } from '../csf/composeStory.ts';
import { type Of, type Resolved, useResolved } from './resolveOf.ts';

/** What `useOf` gives, in the shapes that Storybook's has. */
export type ResolvedOf =
  | { type: 'story'; story: ComposedStory }
  | { type: 'meta'; preparedMeta: Pick<ComposedStory, 'title' | 'parameters' | 'component'> }
  | { type: 'component'; component: unknown };

/** What `of` names, for blocks of the project's own; throws when it is none of the valid types. */
export function useOf(of: Of, validTypes: Resolved['kind'][] = []): ResolvedOf {
  const resolved = useResolved(of);
  if (!resolved) {
    throw new Error(
      `useOf('${String(of)}') needs a page that is attached to stories, and this page is not. Add <Meta of={…} />, or pass a story, a module of stories or a component.`,
    );
  }
  const { kind, component } = resolved;
  if (validTypes.length > 0 && !validTypes.includes(kind)) {
    throw new Error(
      `useOf was given a ${kind}, but the block accepts only: ${validTypes.join(', ')}.`,
    );
  }
  if (kind === 'component') return { type: 'component', component };
  const composed = resolved.stories[0]?.composed;
  if (!composed) {
    throw new Error(
      `useOf was given a ${kind} without a story that can be loaded, so there is nothing to return.`,
    );
  }
  return kind === 'story'
    ? { type: 'story', story: composed }
    : { type: 'meta', preparedMeta: composed };
}
