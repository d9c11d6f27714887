import styles from './StartFailed.module.css';
import { useReloadOnce } from './useReloadOnce.ts';

interface StartFailedProps {
  /** Replaces the reload of the whole page; the mark is set all the same. */
  onReload?(): void;
}

/**
 * Says, under a prerendered page whose script does not come, that it can be read and its controls do nothing; offers a
 * reload, once for each address and tab.
 */
export function StartFailed({ onReload }: StartFailedProps) {
  const [canReload, reload] = useReloadOnce(onReload);

  return (
    <div className={styles.notice} role="alert">
      <p>
        A part of this page could not be loaded: you can read it and follow its links, but demos,
        search and buttons do nothing.{' '}
        {!canReload && 'Reloading did not help. Check the connection and try again later.'}
      </p>
      {canReload && (
        <button type="button" onClick={reload}>
          Reload
        </button>
      )}
    </div>
  );
}
