import config from 'virtual:site-config';
import type { NotFoundProps } from '../runtime/navigation/Screen.ts';
import { SiteLink } from '../runtime/SiteLink.tsx';
import { localeHome, pickLocale } from '../core/locales.ts';
import { SiteSearch } from './SearchBox/SiteSearch.tsx';
import { Sentence } from './Sentence.tsx';
import { t } from '../core/texts/t.ts';
import styles from './StoryBox/StandaloneStory.module.css';

const SHOWN_PATH_CHARACTERS = 120;

/** What is shown where there is no page: a search and the nearest pages, or what the configuration says of such a path. */
export function NotFound({ path, message, suggestions }: NotFoundProps) {
  if (message) return <StoryNotFound path={path} message={message} />;
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
      <SiteSearch isInPage />
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
function StoryNotFound({ path, message }: { path: string; message: string }) {
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
