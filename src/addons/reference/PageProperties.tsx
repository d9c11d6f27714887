import { SiteLink, usePageData } from 'storysite/client';
import type { ListedProperty } from './listProperties.ts';
import styles from './PageProperties.module.css';
import './reference.css';

/** The properties that a page shows, under a title in its language: readers get no other languages' titles. */
export interface PageReference {
  title: string;
  properties: ListedProperty[];
}

/** The properties that the page shows, with links to their rows. */
export default function PageProperties() {
  const reference = usePageData<PageReference>('reference');
  if (!reference) return null;
  const { title, properties } = reference;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {properties.map(({ name, type, description, path }) => (
          <li key={path} className={styles.property}>
            <SiteLink to={path}>
              <code>{name}</code>
            </SiteLink>
            <code className={styles.type}>{type}</code>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
