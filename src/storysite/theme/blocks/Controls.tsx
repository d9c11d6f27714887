import { slugOf } from '../../core/ids.ts';
import { useUniqueId } from '../../runtime/page.ts';
import { ControlsCode } from '../Controls/ControlsCode.tsx';
import { LazyControls } from '../Controls/LazyControls.tsx';
import { usePair } from '../Controls/PairContext.ts';
import type { PropertyChoice } from '../../docs/readProperties.ts';
import { type Of, readParameter, useResolved } from '../../docs/resolveOf.ts';

export interface ControlsProps extends PropertyChoice {
  /** The story; by default the page's first one. */
  of?: Of;
}

/** The args of a story as a table, with a field for each and the resulting code. */
export function Controls({ of, ...choice }: ControlsProps) {
  const { story, shown, isNamed } = useControlsOf({ of, ...choice });
  const base = `${story?.id}-controls`;
  const suffix = useUniqueId(base).slice(base.length);
  const pair = usePair();
  if (!story) return null;
  // A page may have a table for each of several stories.
  const named = isNamed ? slugOf(story.name) || 'story' : '';
  const part = `${named}${suffix}`.replace(/^-/, '') || undefined;
  return (
    <>
      <LazyControls
        key={story.id}
        story={story}
        choice={shown}
        part={part}
        suffix={suffix}
        onReset={pair?.onReset}
      />
      {!pair && <ControlsCode key={`code-${story.id}`} story={story} choice={shown} />}
    </>
  );
}

/** The code that controls change, in a place of its own. */
export function CodeOfControls(props: ControlsProps) {
  const { story, shown } = useControlsOf(props);
  return story ? <ControlsCode key={story.id} story={story} choice={shown} /> : null;
}

/** The story that controls set, unless its parameters turn them off, and the properties that they show. */
function useControlsOf({ of, ...choice }: ControlsProps) {
  const resolved = useResolved(of ?? 'story');
  const story = resolved?.stories[0];
  const given = {
    ...(readParameter(story, 'controls') as PropertyChoice & { disable?: boolean }),
    ...(readParameter(story, 'docs', 'controls') as PropertyChoice),
  };
  return {
    story: given.disable ? undefined : story,
    shown: { ...given, ...choice },
    isNamed: of !== undefined && resolved?.kind === 'story',
  };
}
