import type { PageLink } from '../../shared/Page.ts';
import { usePage } from '../../shared/PageContext.ts';
import { SiteLink } from '../../client/SiteLink.tsx';
import styles from './Pager.module.css';

/** Links to the pages before and after this one in the menu's order. */
export function Pager() {
  const { previous, next } = usePage();
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label="Previous and next page">
      {previous && <PagerLink rel="prev" label="Previous" page={previous} />}
      {next && <PagerLink rel="next" label="Next" page={next} />}
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
