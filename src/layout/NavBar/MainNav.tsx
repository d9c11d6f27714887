import config from 'virtual:site-config';
import { usePage } from '../../page/PageContext.ts';
import { AutoLink } from '../AutoLink/AutoLink.tsx';
import { localeHome, pickLocale, pickNav } from '../LocaleSwitch/pickLocale.ts';
import { isCurrentNav } from './isCurrentNav.ts';
import styles from './MainNav.module.css';
import { NavMenu } from './NavMenu.tsx';

/** The sections of the site; an entry with entries of its own opens a menu. */
export function MainNav({ className = '' }: { className?: string }) {
  const { path } = usePage();
  const home = localeHome(pickLocale(config.locales, path));

  return (
    <nav className={`${styles.nav} ${className}`} aria-label="Main">
      <ul>
        {pickNav(config, path).map((item) => (
          <li key={item.link + item.text}>
            {item.items ? (
              <NavMenu text={item.text} items={item.items} path={path} home={home} />
            ) : (
              <AutoLink to={item.link} aria-current={isCurrentNav(item, path, home)}>
                {item.text}
              </AutoLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
