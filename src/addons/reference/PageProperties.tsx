import { useId } from 'react';
import { SiteLink, usePageData } from 'storysite/client';
import type { ListedProperty } from './listProperties.ts';
import styles from './PageProperties.module.css';
import './reference.css';

/** The properties that a page shows, under texts in its language: readers get no other languages' texts. */
export interface PageReference {
  title: string;
  /** Those that the page is about. */
  properties: ListedProperty[];
  /** The rest, and what opens it: "9 more". */
  more: { title: string; properties: ListedProperty[] };
}

/** The properties that the page shows, with links to their rows. */
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

function List({ properties }: { properties: ListedProperty[] }) {
  return (
    <ul>
      {properties.map((property) => (
        <Item key={property.path} {...property} />
      ))}
    </ul>
  );
}

/** A link to a property's row; its type and description are a tooltip. */
function Item({ name, type, description, path }: ListedProperty) {
  const id = useId();
  return (
    <li className={styles.property}>
      <SiteLink to={path} aria-describedby={id}>
        <code>{name}</code>
      </SiteLink>
      <span role="tooltip" id={id} className={styles.tip}>
        <code>{type}</code>
        {description}
      </span>
    </li>
  );
}
