import { SiteLink, usePageData } from 'storysite/client';
import { createTexts } from 'storysite/theme';
import type { ListedProperty } from './listProperties.ts';
import styles from './PageProperties.module.css';
import './reference.css';

const t = createTexts('reference', {
  en: { properties: 'Properties on this page' },
  'zh-CN': { properties: '本页用到的属性' },
});

/** The properties that the page shows, with links to their rows. */
export default function PageProperties() {
  const properties = usePageData<ListedProperty[]>('reference');
  if (!properties) return null;
  return (
    <section aria-label={t('properties')}>
      <h2>{t('properties')}</h2>
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
