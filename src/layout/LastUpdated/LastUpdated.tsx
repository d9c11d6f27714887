import { useEffect, useMemo, useState } from 'react';
import { usePage } from '../../page/PageContext.ts';
import { updateTimeFormat } from './updateTimeFormat.ts';

/** When the page's file was last committed; nothing when git does not know. */
export function LastUpdated() {
  const { lang, lastUpdated } = usePage();
  const [hydrated, setHydrated] = useState(false);
  // The server does not know the reader's language and time zone: both sides first print the page's own, in UTC.
  useEffect(() => setHydrated(true), []);
  // To make one takes longer than all else here.
  const format = useMemo(
    () => (hydrated ? updateTimeFormat() : updateTimeFormat(lang, 'UTC')),
    [hydrated, lang],
  );

  const time = new Date(lastUpdated ?? '');
  if (Number.isNaN(time.getTime())) return null;
  return (
    <p>
      Last updated <time dateTime={lastUpdated}>{format.format(time)}</time>
    </p>
  );
}
