import { asides } from 'virtual:site-plugins';
import { SiteLink } from '../../runtime/SiteLink.tsx';
import type { PageLink } from '../../core/Page.ts';
import { usePage } from '../../runtime/page.ts';
import styles from './PageAside.module.css';
import { t } from '../../core/texts/t.ts';

interface PageAsideProps {
  /** Below the text, where the window has no room for a column beside it. */
  below?: boolean;
}

/** What plugins show of the page, and related pages; of its two places in the page, one is seen. */
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
