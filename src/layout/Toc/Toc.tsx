import styles from './Toc.module.css';
import { TocList } from './TocList.tsx';
import { useToc } from './useToc.ts';

/** The contents list beside the text, on windows wide enough for it; `TocFold` takes its place on others. */
export function Toc() {
  const { headings, active } = useToc();
  if (headings.length === 0) return null;
  return (
    <nav className={styles.toc} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      <TocList headings={headings} active={active} />
    </nav>
  );
}
