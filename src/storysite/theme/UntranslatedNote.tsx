import config from 'virtual:site-config';
import { marks } from '../core/marks.ts';
import { usePage } from '../runtime/page.ts';
import { useSiteHref } from '../runtime/SiteLink.tsx';
import { Sentence } from './Sentence.tsx';

/** A note that a page is not translated, with a link to the original; nothing on a translated page. */
export function UntranslatedNote({ className }: { className?: string }) {
  const { original } = usePage();
  const siteHref = useSiteHref();
  if (!original) return null;
  const { path, lang } = original;
  const label = config.locales.find((locale) => locale.lang === lang)?.label ?? lang;
  const link = (
    <a href={siteHref(path)} lang={lang} hrefLang={lang} {...{ [marks.native]: '' }}>
      {label}
    </a>
  );
  return (
    <p className={className} data-untranslated="">
      <Sentence text="notTranslated" values={{ language: link }} />
    </p>
  );
}
