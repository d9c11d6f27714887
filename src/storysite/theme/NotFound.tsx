import config from 'virtual:site-config';
import type { MenuGroup, PageLink } from '../core/Page.ts';
import type { NotFoundProps } from '../runtime/navigation/Screen.ts';
import { useMenu } from '../runtime/page.ts';
import { SiteLink } from '../runtime/SiteLink.tsx';
import { localeHome, pickLocale } from '../core/locales.ts';
import { SiteSearch } from './SearchBox/SiteSearch.tsx';
import { Sentence } from './Sentence.tsx';
import { t } from '../core/texts/t.ts';
import styles from './StoryBox/StandaloneStory.module.css';

const SHOWN_PATH_CHARACTERS = 120;
const POPULAR_PAGES = 5;

/** Shown for an address without a page: a search, the nearest and popular pages, or the configured message. */
export function NotFound({ path, message, suggestions }: NotFoundProps) {
  const menu = useMenu();
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
      <Pages id="nearest-pages" name={t('suggestions')} pages={suggestions} />
      <Pages id="popular-pages" name={t('popularPages')} pages={popularPages(menu, suggestions)} />
      <p>
        <SiteLink to={localeHome(pickLocale(config.locales, path))}>{t('goHome')}</SiteLink>
      </p>
    </>
  );
}

/** A named list of pages; nothing if there are none. */
function Pages({ id, name, pages }: { id: string; name: string; pages: PageLink[] }) {
  if (pages.length === 0) return null;
  return (
    <>
      <p id={id}>{name}</p>
      <ul aria-labelledby={id}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <SiteLink to={path}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The pages of the top navigation, then the first page of each menu group. */
function popularPages(menu: MenuGroup[], others: PageLink[]): PageLink[] {
  const links = menu.flatMap((group) => group.links);
  const named = config.nav.flatMap(({ link }) => links.filter(({ path }) => path === link));
  const pages = new Set([...named, ...menu.flatMap((group) => group.links.slice(0, 1))]);
  const isNew = ({ path }: PageLink) => others.every((other) => other.path !== path);
  return [...pages].filter(isNew).slice(0, POPULAR_PAGES);
}

/** Shows the configured message for an unknown address, without the frame. */
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
