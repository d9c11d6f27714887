import type { ReactNode } from 'react';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { slugOf } from '../../core/ids.ts';
import { MANY_ROWS, PropertyFilter } from '../PropertyFilter/PropertyFilter.tsx';
import { PropertyTable } from '../PropertyTable/PropertyTable.tsx';
import {
  chooseProperties,
  type PropertyChoice,
  readProperties,
} from '../../docs/readProperties.ts';
import { titleOf, type Of, readParameter, useResolved } from '../../docs/resolveOf.ts';
import { Subheading } from './Typography.tsx';
import { useUniqueId } from '../../runtime/page.ts';
import { t } from '../../core/texts/t.ts';

interface ArgTypesProps extends PropertyChoice {
  /** The component, its stories, or a story; by default the page's own. */
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

/** The component of property tables, and their options. */
export interface PropertyTablesProps {
  story?: SiteStory;
  component: unknown;
  choice: PropertyChoice;
  /** Part of the rows' ids, to distinguish them from those of another table about the component. */
  part?: string;
  /** Prints the field that sets a property of the component. */
  printControl?: (key: string) => ReactNode;
  /** Whether a property of the component is listed now; by default all are. */
  isShown?: (key: string) => boolean;
}

/** The properties of a component as a table, and those of its subcomponents. */
export function PropertyTables({
  story,
  component,
  choice,
  part,
  printControl,
  isShown = () => true,
}: PropertyTablesProps) {
  const { argTypes, args, subcomponents = {} } = story?.composed ?? {};
  const name = nameOf(component, story);
  const chosen = chooseProperties(readProperties(component, argTypes, args), choice);
  const rows = chosen.filter(({ key }) => isShown(key));

  const tables = (
    <>
      {rows.length > 0 && (
        <PropertyTable
          name={name || t('theComponent')}
          rows={rows}
          idPrefix={idOf(name, part)}
          printControl={printControl}
        />
      )}
      {Object.entries(subcomponents).map(([title, subcomponent]) => {
        const ofPart = chooseProperties(readProperties(subcomponent), choice);
        if (ofPart.length === 0) return null;
        return (
          <div key={title}>
            <Subheading>{title}</Subheading>
            <PropertyTable name={title} rows={ofPart} idPrefix={idOf(title, part)} />
          </div>
        );
      })}
    </>
  );
  // Tables with controls have a filter above them.
  const isFiltered = !printControl && rows.length > MANY_ROWS;
  return isFiltered ? <PropertyFilter>{tables}</PropertyFilter> : tables;
}

/** Start of the ids of the rows of a table. */
export function idOf(title: string, part: string | undefined): string {
  return [slugOf(title) || 'component', part].filter(Boolean).join('-');
}

/** The name of a component; empty where it has none. */
export function nameOf(component: unknown, story: SiteStory | undefined): string {
  const title = titleOf(story);
  if (title) return title;
  const { displayName, name } = (component ?? {}) as { displayName?: string; name?: string };
  return displayName || name || '';
}
