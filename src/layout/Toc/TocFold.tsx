import { useRef } from 'react';
import styles from './Toc.module.css';
import { TocList } from './TocList.tsx';
import { useToc } from './useToc.ts';

/** The contents list as a folded line above the text, on windows too narrow for `Toc`. */
export function TocFold() {
  const { headings, active } = useToc();
  const details = useRef<HTMLDetailsElement>(null);

  if (headings.length === 0) return null;
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <nav className={styles.fold} aria-label="On this page">
      <details ref={details}>
        <summary>On this page</summary>
        <TocList headings={headings} active={active} onChoose={close} />
      </details>
    </nav>
  );
}
