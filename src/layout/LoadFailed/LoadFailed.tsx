import styles from './LoadFailed.module.css';
import { useReloadOnce } from './useReloadOnce.ts';

interface LoadFailedProps {
  /** Replaces the reload of the whole page; the mark is set all the same. */
  onReload?(): void;
}

/** Says that a part of the page could not be loaded and offers a reload, once for each address and tab. */
export function LoadFailed({ onReload }: LoadFailedProps) {
  const [canReload, reload] = useReloadOnce(onReload);

  return (
    <div className={styles.failed} role="alert">
      <h1>This page could not be loaded</h1>
      {canReload ? (
        <>
          <p>The connection may be lost, or the site was updated while it was open.</p>
          <button type="button" onClick={reload}>
            Reload
          </button>
        </>
      ) : (
        <p>Reloading did not help. Check the connection and try again later.</p>
      )}
    </div>
  );
}
