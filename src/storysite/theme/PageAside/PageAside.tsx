import { SiteLink } from '../../runtime/SiteLink.tsx';
import type { PageLink, PageProperty } from '../../core/Page.ts';
import { usePage } from '../../runtime/page.ts';
import styles from './PageAside.module.css';
import { t } from '../../core/texts/t.ts';

interface PageAsideProps {
  /** Below the text, where the window has no room for a column beside it. */
  below?: boolean;
}

/** The properties that the page shows, and related pages; of its two places in the page, one is seen. */
export function PageAside({ below }: PageAsideProps) {
  const { properties = [], related = [] } = usePage();
  if (properties.length === 0 && related.length === 0) return null;
  return (
    <div className={below ? styles.below : styles.beside}>
      {properties.length > 0 && <Properties properties={properties} />}
      {related.length > 0 && <Related pages={related} />}
    </div>
  );
}

function Properties({ properties }: { properties: PageProperty[] }) {
  return (
    <section aria-label={t('Properties on this page')}>
      <h2 className={styles.title}>{t('Properties on this page')}</h2>
      <ul className={styles.list}>
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

function Related({ pages }: { pages: PageLink[] }) {
  return (
    <nav aria-label={t('Related')}>
      <h2 className={styles.title}>{t('Related')}</h2>
      <ul className={styles.list}>
        {pages.map(({ title, path }) => (
          <li key={path}>
            <SiteLink to={path}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
