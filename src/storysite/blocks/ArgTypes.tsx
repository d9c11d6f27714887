import type { DemoStory } from '../client/story/DemoStory.ts';
import { slugOf } from '../shared/slugOf.ts';
import { PropertyTable } from '../theme/PropertyTable/PropertyTable.tsx';
import { chooseProperties, type PropertyChoice, readProperties } from './readProperties.ts';
import { type Of, readParameter, type Resolved, titleOf, useResolved } from './resolveOf.ts';
import { Subheading } from './Typography.tsx';

interface ArgTypesProps extends PropertyChoice {
  /** The component, its stories, or a story; the page's own when left out. */
  of?: Of;
}

/** The properties of a component as a table, and those of its subcomponents. */
export function ArgTypes({ of, ...choice }: ArgTypesProps) {
  const resolved = useResolved(of);
  const given = readParameter(resolved?.stories[0], 'docs', 'argTypes') as PropertyChoice;
  return resolved ? (
    <Tables resolved={resolved} choice={{ ...given, ...choice }} part="props" />
  ) : null;
}

/** The args of a story as a table; the page's first story when `of` is left out. */
export function Controls({ of, ...choice }: ArgTypesProps) {
  const resolved = useResolved(of ?? 'story');
  const story = resolved?.stories[0];
  const given = {
    ...(readParameter(story, 'controls') as PropertyChoice & { disable?: boolean }),
    ...(readParameter(story, 'docs', 'controls') as PropertyChoice),
  };
  if (!resolved || given.disable) return null;
  // A page may have one table for each of several stories.
  const part = of && resolved.kind === 'story' && story ? slugOf(story.name) : undefined;
  return <Tables resolved={resolved} choice={{ ...given, ...choice }} part={part} />;
}

interface TablesProps {
  resolved: Resolved;
  choice: PropertyChoice;
  /** Tells the rows' ids from those of another table about the component. */
  part?: string;
}

function Tables({ resolved: { stories, component }, choice, part }: TablesProps) {
  const [story] = stories;
  const { argTypes, args, subcomponents = {} } = story?.composed ?? {};
  const name = nameOf(component, story);
  const rows = chooseProperties(readProperties(component, argTypes, args), choice);
  const idOf = (title: string) => [slugOf(title), part].filter(Boolean).join('-');

  return (
    <>
      {rows.length > 0 && <PropertyTable name={name} rows={rows} idPrefix={idOf(name)} />}
      {Object.entries(subcomponents).map(([title, subcomponent]) => {
        const ofPart = chooseProperties(readProperties(subcomponent), choice);
        if (ofPart.length === 0) return null;
        return (
          <div key={title}>
            <Subheading>{title}</Subheading>
            <PropertyTable name={title} rows={ofPart} idPrefix={idOf(title)} />
          </div>
        );
      })}
    </>
  );
}

function nameOf(component: unknown, story: DemoStory | undefined): string {
  const title = titleOf(story);
  if (title) return title;
  const { displayName, name } = (component ?? {}) as { displayName?: string; name?: string };
  return displayName || name || 'the component';
}
