import { memo, type RefObject } from 'react';
import config from 'virtual:site-config';
import { barTools } from 'virtual:site-plugins';
import { useMenu, usePage } from '../../runtime/page.ts';
import { AutoLink, SiteLink, useFileHref } from '../../runtime/SiteLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch.tsx';
import { localeHome, pickLocale } from '../../core/locales.ts';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { StarBadge } from '../StarBadge/StarBadge.tsx';
import { Overridable } from '../Overridable.tsx';
import styles from './NavBar.module.css';
import { Disclosure, isCurrentNav, isInMenu, NavMenu } from './NavMenu.tsx';
import { useBarRoom } from './useBarRoom.ts';
import { t } from '../../core/texts/t.ts';

interface NavBarProps {
  /** Whether the phone's menu panel is open. */
  isMenuOpen: boolean;
  /** Id of the panel that the menu button opens. */
  menuId: string;
  menuButton: RefObject<HTMLButtonElement>;
  onToggleMenu: () => void;
}

/**
 * The top bar; on phones `PhoneTools` has the rest. Memoized: during a navigation only parts that show the page render.
 */
export const NavBar = memo(function NavBar({
  isMenuOpen,
  menuId,
  menuButton,
  onToggleMenu,
}: NavBarProps) {
  const bar = useBarRoom();
  return (
    <header ref={bar} className={styles.bar}>
      {/* Without script, the menu follows the text. */}
      <a className={styles.burger} data-plain="" href={`#${menuId}`}>
        <Icon name="menu" />
        <span className="visually-hidden">{t('menu')}</span>
      </a>
      <button
        ref={menuButton}
        type="button"
        className={styles.burger}
        aria-label={t('menu')}
        aria-expanded={isMenuOpen}
        aria-controls={menuId}
        onClick={onToggleMenu}
      >
        <Icon name={isMenuOpen ? 'close' : 'menu'} />
      </button>
      <Brand />
      <MainNav className={styles.wide} />
      <div className={styles.tools}>
        <div className={styles.star}>
          <StarBadge />
        </div>
        <SearchBox />
        <div className={`${styles.wide} ${styles.settings}`}>
          <LocaleSwitch />
          <BarTools />
        </div>
        <SettingsMenu />
        <RepositoryLink />
      </div>
    </header>
  );
});

/** Tools that do not fit into a phone's bar, at the top of the open menu panel. */
export function PhoneTools() {
  return (
    <div className={styles.phone}>
      <MainNav isRest />
      <section className={styles.row} aria-label={t('settings')}>
        <BarTools />
        <LocaleSwitch />
        <RepositoryLink />
      </section>
    </div>
  );
}

/** The same for a phone without script, where the menu follows the text. */
export function PlainTools() {
  return (
    <div className={styles.phone}>
      <MainNav isRest />
      <LocaleSwitch />
    </div>
  );
}

/** The settings behind a button, for a narrow bar; nothing if there are no settings. */
function SettingsMenu() {
  if (barTools.length === 0 && config.locales.length < 2) return null;
  return (
    <div className={styles.less}>
      <Disclosure label={<Icon name="settings" />} name={t('settings')}>
        {(isOpen, id) => (
          <div id={id} className={styles.popup} data-open={isOpen || undefined}>
            {isOpen && (
              <>
                <BarTools />
                <LocaleSwitch />
                <RepositoryLink />
              </>
            )}
          </div>
        )}
      </Disclosure>
    </div>
  );
}

/** Tools that plugins add to the bar. */
function BarTools() {
  return barTools.map((Tool, index) => <Tool key={index} />);
}

/** Logo, title and version of the library, as a link to the home page of the reader's language. */
function Brand() {
  const { path } = usePage();
  return (
    <SiteLink className={styles.brand} to={localeHome(pickLocale(config.locales, path))}>
      <Overridable name="logo">
        <Logo />
      </Overridable>
      <span className={styles.title} data-fits="">
        {config.title}
      </span>
      {config.version && <small>{config.version}</small>}
    </SiteLink>
  );
}

/** The configured logo, else the first letter of the title. */
function Logo() {
  const { logo, mark } = config;
  const fileHref = useFileHref();
  if (logo) return <img className={styles.logo} src={fileHref(logo)} alt="" />;
  return (
    <svg className={styles.logo} viewBox="0 0 22 22" aria-hidden="true">
      {!mark.isPicture && <rect className={styles.tile} width="22" height="22" rx="5" />}
      <text className={styles.mark} x="11" y="11" dy=".36em" data-picture={mark.isPicture}>
        {mark.text}
      </text>
    </svg>
  );
}

interface MainNavProps {
  className?: string;
  /** Whether the side menu follows, so that its own links are left out. */
  isRest?: boolean;
}

/** The sections of the site; an item with items of its own opens a menu. */
function MainNav({ className = '', isRest = false }: MainNavProps) {
  const { path } = usePage();
  const menu = useMenu();
  const home = localeHome(pickLocale(config.locales, path));
  const nav = config.nav.filter((item) => !isRest || !isInMenu(item, menu, home));

  return (
    <nav className={`${styles.nav} ${className}`} aria-label={t('mainNavigation')}>
      <Overridable name="nav">
        <ul data-fits="">
          {nav.map((item) => (
            <li key={item.link + item.text}>
              {item.items ? (
                <NavMenu text={item.text} items={item.items} path={path} home={home} />
              ) : (
                <AutoLink to={item.link} aria-current={isCurrentNav(item, path, home, config.nav)}>
                  {item.text}
                </AutoLink>
              )}
            </li>
          ))}
        </ul>
      </Overridable>
    </nav>
  );
}

/** Link to the library's repository; nothing when the site names none. */
function RepositoryLink() {
  if (!config.repository) return null;
  const { url } = config.repository;
  const isGitHub = new URL(url).hostname === 'github.com';
  const name = t('repository');
  return (
    <a className={styles.link} href={url} rel="noopener" title={name} aria-label={name}>
      <Icon name={isGitHub ? 'github' : 'repository'} />
    </a>
  );
}
