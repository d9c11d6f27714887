import { useSyncExternalStore } from 'react';
import config from 'virtual:site-config';
import { usePage } from '../../runtime/page.ts';
import { useSiteHref } from '../../runtime/SiteLink.tsx';
import styles from './LocaleSwitch.module.css';
import { pickLocale, translatePath } from '../../core/locales.ts';
import { t } from '../../core/texts/t.ts';
import { marks } from '../../core/marks.ts';

function watchHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/**
 * Opens the same page in another language: a list with more than two languages, a link with two, nothing with one.
 * The browser loads a new document, since menu and document language change with it.
 */
export function LocaleSwitch() {
  const { locales } = config;
  const { path } = usePage();
  const siteHref = useSiteHref();
  // The server never sees it.
  const hash = useSyncExternalStore(
    watchHash,
    () => window.location.hash,
    () => '',
  );
  const current = pickLocale(locales, path);
  const others = locales.filter((locale) => locale !== current);
  const [other] = others;
  if (!current || !other) return null;

  const hrefIn = (locale: typeof other) => siteHref(translatePath(locales, path, locale)) + hash;
  if (others.length === 1) {
    return (
      <a className={styles.link} lang={other.lang} href={hrefIn(other)} {...{ [marks.native]: '' }}>
        {other.label}
      </a>
    );
  }
  return (
    <select
      className={styles.select}
      aria-label={t('language')}
      value={current.lang}
      onChange={({ target }) => {
        const next = locales.find(({ lang }) => lang === target.value);
        if (next) window.location.assign(hrefIn(next));
      }}
    >
      {locales.map(({ lang, label }) => (
        <option key={lang} value={lang} lang={lang}>
          {label}
        </option>
      ))}
    </select>
  );
}
