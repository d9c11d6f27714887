import type { ReactNode } from 'react';
import { useSite } from 'storysite/client';

/** Page footer; links to rc-select's site if this one is deployed in a folder of it. */
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
