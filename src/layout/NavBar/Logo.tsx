import config from 'virtual:site-config';
import styles from './Logo.module.css';

/** The configured logo, else a drawn select; silent, since the title stands beside it. */
export function Logo() {
  if (config.logo) return <img className={styles.logo} src={config.logo} alt="" />;
  return (
    <svg className={styles.logo} viewBox="0 0 22 22" aria-hidden="true">
      <rect x="1" y="3" width="20" height="7" rx="2" fill="var(--accent)" />
      <path className={styles.arrow} d="M14.5 5.6 16.5 7.6l2-2" />
      <rect x="1" y="12" width="20" height="3" rx="1.5" fill="currentColor" opacity=".35" />
      <rect x="1" y="17" width="14" height="3" rx="1.5" fill="currentColor" opacity=".2" />
    </svg>
  );
}
