import config from 'virtual:site-config';
import { pickLocale } from '../../core/locales.ts';
import { usePage, useIsPrerendered } from '../../runtime/page.ts';
import { Sentence } from '../Sentence.tsx';

/** The date of the last commit of the page's file; nothing if git has none. */
export function LastUpdated() {
  const { lang, path, lastUpdated } = usePage();
  // The build does not know the reader's language and time zone.
  const isPrerendered = useIsPrerendered();
  const time = new Date(lastUpdated ?? '');
  if (Number.isNaN(time.getTime())) return null;

  const isTranslated = pickLocale(config.locales, path)?.prefix;
  const format = new Intl.DateTimeFormat(isPrerendered || isTranslated ? lang : undefined, {
    dateStyle: 'long',
    timeZone: isPrerendered ? 'UTC' : undefined,
  });
  return (
    <p>
      <Sentence
        text="lastUpdated"
        values={{ date: <time dateTime={lastUpdated}>{format.format(time)}</time> }}
      />
    </p>
  );
}
