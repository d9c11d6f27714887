import type { ReactNode } from 'react';
import { useSite } from 'storysite/client';

/** The foot of a page and, where this site is deployed in a folder of rc-select's, a link to that one. */
export default function Footer({ children }: { children: ReactNode }) {
  const { base } = useSite();
  const outer = base.replace(/storysite\/$/, '');
  return (
    <>
      {children}
      {outer !== base && (
        <p style={{ color: 'var(--site-muted)', fontSize: 'var(--site-t-s)' }}>
          A larger site made with storysite: <a href={outer}>rc-select</a>.
        </p>
      )}
    </>
  );
}
