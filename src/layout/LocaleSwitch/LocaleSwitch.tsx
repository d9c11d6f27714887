import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import config from 'virtual:site-config';
import { usePage } from '../../page/PageContext.ts';
import { SiteLink } from '../../page/SiteLink.tsx';
import styles from './LocaleSwitch.module.css';
import { pickLocale, translatePath } from './pickLocale.ts';

/** Leads to the same page in another language: a list with more than two, a link with two, nothing with one. */
export function LocaleSwitch() {
  const { locales } = config;
  const { path } = usePage();
  const hash = useHash();
  const navigate = useNavigate();
  const current = pickLocale(locales, path);
  const others = locales.filter((locale) => locale !== current);
  const [other] = others;
  if (!current || !other) return null;

  if (others.length === 1) {
    return (
      <SiteLink
        className={styles.link}
        lang={other.lang}
        to={translatePath(locales, path, other) + hash}
      >
        {other.label}
      </SiteLink>
    );
  }
  return (
    <select
      className={styles.select}
      aria-label="Language"
      value={current.lang}
      onChange={({ target }) => {
        const next = locales.find(({ lang }) => lang === target.value);
        if (next) navigate(translatePath(locales, path, next) + hash);
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

/** The address's hash; empty on the server and while the page is hydrated, since the server never sees it. */
function useHash(): string {
  const { hash } = useLocation();
  const [shown, setShown] = useState('');
  useEffect(() => setShown(hash), [hash]);
  return shown;
}
