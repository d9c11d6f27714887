import { useId } from 'react';
import { SiteLink, usePageData } from 'storysite/client';
import type { ListedProperty, PropertyLink } from './listProperties.ts';
import styles from './PageProperties.module.css';
import './reference.css';

/** The properties shown on a page, with texts in its language only. */
export interface PageReference {
  title: string;
  /** The page's main properties. */
  properties: ListedProperty[];
  /** The rest, collapsed under a title: "9 more". */
  more: { title: string; properties: PropertyLink[] };
}

/** Lists the properties shown on the page, with links to their rows. */
export default function PageProperties() {
  const reference = usePageData<PageReference>('reference');
  if (!reference) return null;
  const { title, properties, more } = reference;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <List properties={properties} />
      {more.properties.length > 0 && (
        <details className={styles.more}>
          <summary>{more.title}</summary>
          <List properties={more.properties} />
        </details>
      )}
    </section>
  );
}

function List({ properties }: { properties: (ListedProperty | PropertyLink)[] }) {
  return (
    <ul>
      {properties.map((property) => (
        <li key={property.path} className={styles.property}>
          {'type' in property ? <Explained {...property} /> : <Name {...property} />}
        </li>
      ))}
    </ul>
  );
}

interface NameProps extends PropertyLink {
  describedBy?: string;
}

function Name({ name, path, describedBy }: NameProps) {
  return (
    <SiteLink to={path} aria-describedby={describedBy}>
      <code>{name}</code>
    </SiteLink>
  );
}

/** A link to a property's row, with its type and description in a tooltip. */
function Explained({ type, description, ...link }: ListedProperty) {
  const id = useId();
  return (
    <>
      <Name {...link} describedBy={id} />
      <span role="tooltip" id={id} className={styles.tip}>
        <code>{type}</code>
        {description}
      </span>
    </>
  );
}
