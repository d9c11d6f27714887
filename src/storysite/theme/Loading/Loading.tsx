import { useEffect, useState } from 'react';
import { LOADING_DELAY_MS } from '../../core/limits.ts';
import styles from './Loading.module.css';
import { t } from '../../core/texts/t.ts';

/** True once a part has been mounted for longer than a reader notices, since a shorter display would flash. */
export function useIsSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), LOADING_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}

/** A line across the top of the window while the next page loads, but only when that takes longer than a reader notices. */
export function Loading() {
  const slow = useIsSlow();

  // The empty status is there from the start, since assistive technology only announces changes of it.
  return (
    <div className={styles.loading} role="status">
      {slow && (
        <>
          <span className={styles.bar} aria-hidden="true" />
          <span className={styles.text}>{t('loading')}</span>
        </>
      )}
    </div>
  );
}
