import { slugOf } from '../../core/ids.ts';
import { useUniqueId } from '../../runtime/page.ts';
import { LazyControls } from '../Controls/LazyControls.tsx';
import type { PropertyChoice } from '../../docs/readProperties.ts';
import { type Of, readParameter, useResolved } from '../../docs/resolveOf.ts';

interface ControlsProps extends PropertyChoice {
  /** The story; the page's first one when left out. */
  of?: Of;
}

/** The args of a story as a table, with a field for each and the resulting code. */
export function Controls({ of, ...choice }: ControlsProps) {
  const resolved = useResolved(of ?? 'story');
  const story = resolved?.stories[0];
  const base = `${story?.id}-controls`;
  const suffix = useUniqueId(base).slice(base.length);
  const given = {
    ...(readParameter(story, 'controls') as PropertyChoice & { disable?: boolean }),
    ...(readParameter(story, 'docs', 'controls') as PropertyChoice),
  };
  if (!story || given.disable) return null;
  // A page may have one table for each of several stories.
  const named = of && resolved.kind === 'story' ? slugOf(story.name) || 'story' : '';
  const part = `${named}${suffix}`.replace(/^-/, '') || undefined;
  const shown = { ...given, ...choice };
  return <LazyControls key={story.id} story={story} choice={shown} part={part} suffix={suffix} />;
}
