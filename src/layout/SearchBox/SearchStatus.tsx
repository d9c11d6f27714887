import styles from './SearchBox.module.css';

const SHOWN_QUERY_CHARACTERS = 80;

interface SearchStatusProps {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  /** The search text without the space around it; an empty one says nothing. */
  query: string;
  count: number;
  onRetry(): void;
}

/** Says how many results there are, or why there are none; what it says is announced. */
export function SearchStatus({ status, query, count, onRetry }: SearchStatusProps) {
  return (
    <div className={styles.status} role="status">
      {query !== '' && <StatusText status={status} query={query} count={count} onRetry={onRetry} />}
    </div>
  );
}

function StatusText({ status, query, count, onRetry }: SearchStatusProps) {
  if (status === 'failed') {
    return (
      <>
        The search could not be loaded.{' '}
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      </>
    );
  }
  if (status !== 'ready') return <>Loading the search…</>;
  if (count > 0) return <>{count === 1 ? '1 result' : `${count} results`}</>;

  const shown =
    query.length > SHOWN_QUERY_CHARACTERS ? `${query.slice(0, SHOWN_QUERY_CHARACTERS)}…` : query;
  // The query may run right to left: it must not turn the sentence around.
  return (
    <>
      No results for <bdi>{shown}</bdi>
    </>
  );
}
