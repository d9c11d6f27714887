import { useUniqueId } from '../../runtime/page.ts';
import type { PropertyChoice } from '../../docs/readProperties.ts';
import { idOf, nameOf, PropertyTables } from './PropertyTables.tsx';
import { type Of, readParameter, useResolved } from '../../docs/resolveOf.ts';

interface ArgTypesProps extends PropertyChoice {
  /** The component, its stories, or a story; the page's own when left out. */
  of?: Of;
}

/** The properties of a component as a table, and those of its subcomponents. */
export function ArgTypes({ of, ...choice }: ArgTypesProps) {
  const resolved = useResolved(of);
  const base = idOf(nameOf(resolved?.component, resolved?.stories[0]), 'props');
  const suffix = useUniqueId(base).slice(base.length);
  if (!resolved) return null;
  const { component, stories } = resolved;
  const given = readParameter(stories[0], 'docs', 'argTypes') as PropertyChoice;
  return (
    <PropertyTables
      component={component}
      story={stories[0]}
      choice={{ ...given, ...choice }}
      part={`props${suffix}`}
    />
  );
}
