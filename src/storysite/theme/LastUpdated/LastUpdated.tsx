import { usePage } from '../../shared/PageContext.ts';
import { useIsPrerendered } from '../../client/useIsPrerendered.ts';

/** The day of the last commit of the page's file; nothing when git does not know it. */
export function LastUpdated() {
  const { lang, lastUpdated } = usePage();
  // The build does not know the reader's language and time zone.
  const isPrerendered = useIsPrerendered();
  const time = new Date(lastUpdated ?? '');
  if (Number.isNaN(time.getTime())) return null;

  const format = new Intl.DateTimeFormat(isPrerendered ? lang : undefined, {
    dateStyle: 'long',
    timeZone: isPrerendered ? 'UTC' : undefined,
  });
  return (
    <p>
      Last updated <time dateTime={lastUpdated}>{format.format(time)}</time>
    </p>
  );
}
