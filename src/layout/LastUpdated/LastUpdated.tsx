import { useEffect, useState } from 'react';
import { usePage } from '../../page/PageContext.ts';
import { formatUpdateTime } from './formatUpdateTime.ts';

/** When the page's file was last committed; nothing when git does not know. */
export function LastUpdated() {
  const { lang, lastUpdated } = usePage();
  const [hydrated, setHydrated] = useState(false);
  // The server does not know the reader's language and time zone: both sides first print the page's own, in UTC.
  useEffect(() => setHydrated(true), []);

  if (!lastUpdated || Number.isNaN(Date.parse(lastUpdated))) return null;
  return (
    <p>
      Last updated{' '}
      <time dateTime={lastUpdated}>
        {hydrated ? formatUpdateTime(lastUpdated) : formatUpdateTime(lastUpdated, lang, 'UTC')}
      </time>
    </p>
  );
}
