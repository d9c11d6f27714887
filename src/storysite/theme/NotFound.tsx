import config from 'virtual:site-config';
import type { PageLink } from '../core/Page.ts';
import { SiteLink } from '../runtime/SiteLink.tsx';
import { localeHome, pickLocale } from '../core/locales.ts';
import { Sentence } from './Sentence.tsx';
import { t } from '../core/texts/t.ts';
import styles from './StoryBox/StandaloneStory.module.css';

interface NotFoundProps {
  /** The path that the reader asked for; empty in the document that is served for all such paths. */
  path: string;
  /** The nearest pages, best first. */
  suggestions: PageLink[];
}

const SHOWN_PATH_CHARACTERS = 120;

/** The not-found page, which suggests the nearest pages. */
export function NotFound({ path, suggestions }: NotFoundProps) {
  const shown =
    path.length > SHOWN_PATH_CHARACTERS ? `${path.slice(0, SHOWN_PATH_CHARACTERS)}…` : path;
  return (
    <>
      <h1>{t('pageNotFound')}</h1>
      <p>
        {shown ? (
          <Sentence text="noPageAt" values={{ address: <code>{shown}</code> }} />
        ) : (
          t('noPageHere')
        )}
      </p>
      {suggestions.length > 0 && (
        <>
          <p id="nearest-pages">{t('suggestions')}</p>
          <ul aria-labelledby="nearest-pages">
            {suggestions.map(({ path: to, title }) => (
              <li key={to}>
                <SiteLink to={to}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <SiteLink to={localeHome(pickLocale(config.locales, path))}>{t('goHome')}</SiteLink>
      </p>
    </>
  );
}

/** Says what the configuration has for an unknown address of this kind, without the frame. */
export function StoryNotFound({ path, message }: { path: string; message?: string }) {
  return (
    <main id="content" tabIndex={-1} className={styles.standalone}>
      <h1>{message}</h1>
      <p>
        {t('mayHaveMoved')}{' '}
        <SiteLink to={localeHome(pickLocale(config.locales, path))}>{t('goHome')}</SiteLink>
      </p>
    </main>
  );
}
