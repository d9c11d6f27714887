import { asides } from 'virtual:site-plugins';
import { SiteLink } from '../../runtime/SiteLink.tsx';
import type { PageLink } from '../../core/Page.ts';
import { usePage } from '../../runtime/page.ts';
import styles from './PageAside.module.css';
import { t } from '../../core/texts/t.ts';

interface PageAsideProps {
  /** Whether it is below the text, for windows without room for a column next to it. */
  below?: boolean;
}

/** Plugins' asides and related pages. It is in two places of the page, of which only one is visible. */
export function PageAside({ below }: PageAsideProps) {
  const { related = [] } = usePage();
  if (asides.length === 0 && related.length === 0) return null;
  return (
    <div className={`${styles.aside} ${below ? styles.below : styles.beside}`}>
      {asides.map((Aside, index) => (
        <Aside key={index} />
      ))}
      {related.length > 0 && <Related pages={related} />}
    </div>
  );
}

function Related({ pages }: { pages: PageLink[] }) {
  return (
    <nav aria-label={t('relatedPages')}>
      <h2>{t('relatedPages')}</h2>
      <ul>
        {pages.map(({ title, path }) => (
          <li key={path}>
            <SiteLink to={path}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
