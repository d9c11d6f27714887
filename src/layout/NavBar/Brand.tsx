import config from 'virtual:site-config';
import { usePage } from '../../page/PageContext.ts';
import { SiteLink } from '../../page/SiteLink.tsx';
import { localeHome, pickLocale } from '../LocaleSwitch/pickLocale.ts';
import styles from './Brand.module.css';
import { Logo } from './Logo.tsx';

/** Logo, title and version of the library; leads to the home page of the reader's language. */
export function Brand() {
  const { path } = usePage();
  return (
    <SiteLink className={styles.brand} to={localeHome(pickLocale(config.locales, path))}>
      <Logo />
      <span className={styles.title}>{config.title}</span>
      {config.version && <small>{config.version}</small>}
    </SiteLink>
  );
}
