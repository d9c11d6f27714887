import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { DocsText } from './DocsText.tsx';
import { readDocgen } from '../../docs/readDocgen.ts';
import { type Of, readText, type Resolved, useResolved } from '../../docs/resolveOf.ts';

/** The description of a story or component, from annotations or source; nothing if there is none. */
export function Description({ of }: { of?: Of }) {
  const resolved = useResolved(of);
  const text = resolved && describe(resolved);
  return text ? <DocsText text={text} /> : null;
}

function describe({ kind, stories, component }: Resolved): string | undefined {
  const [story] = stories;
  if (kind === 'story') return describeStory(story);
  return (
    (kind === 'meta' && readText(story, 'docs', 'description', 'component')) ||
    (kind === 'meta' && story?.metaDescription) ||
    readDocgen(component).description
  );
}

/** The description of a story, from annotations or the comment above its export. */
export function describeStory(story: SiteStory | undefined): string | undefined {
  return readText(story, 'docs', 'description', 'story') ?? story?.description;
}
