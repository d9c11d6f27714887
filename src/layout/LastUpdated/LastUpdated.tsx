import { useMemo } from 'react';
import { usePage } from '../../page/PageContext.ts';
import { useIsPrinted } from '../../page/useIsPrinted.ts';
import { updateTimeFormat } from './updateTimeFormat.ts';

/** When the page's file was last committed; nothing when git does not know. */
export function LastUpdated() {
  const { lang, lastUpdated } = usePage();
  // The server does not know the reader's language and time zone: it prints the page's own, in UTC.
  const isPrinted = useIsPrinted();
  // To make one takes longer than all else here.
  const format = useMemo(
    () => (isPrinted ? updateTimeFormat(lang, 'UTC') : updateTimeFormat()),
    [isPrinted, lang],
  );

  const time = new Date(lastUpdated ?? '');
  if (Number.isNaN(time.getTime())) return null;
  return (
    <p>
      Last updated <time dateTime={lastUpdated}>{format.format(time)}</time>
    </p>
  );
}
