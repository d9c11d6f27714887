import type { PageLink } from '../../core/Page.ts';
import { usePage } from '../../runtime/page.ts';
import { SiteLink } from '../../runtime/SiteLink.tsx';
import styles from './Pager.module.css';
import { t } from '../../core/texts/t.ts';

/** Links to the pages before and after this one in the menu's order. */
export function Pager() {
  const { previous, next } = usePage();
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label={t('previousAndNext')}>
      {previous && <PagerLink rel="prev" label={t('previous')} page={previous} />}
      {next && <PagerLink rel="next" label={t('next')} page={next} />}
    </nav>
  );
}

function PagerLink({ rel, label, page }: { rel: 'prev' | 'next'; label: string; page: PageLink }) {
  return (
    <SiteLink className={styles[rel]} rel={rel} to={page.path}>
      <small>{label}</small> {page.title}
    </SiteLink>
  );
}
