import config from 'virtual:site-config';
import { SiteLink } from '../../runtime/SiteLink.tsx';
import { localeHome, pickLocale } from '../../core/pickLocale.ts';
import styles from './StandaloneStory.module.css';
import { t } from '../../core/texts/t.ts';

/** Says what the configuration has for an unknown address of this kind, without the frame. */
export function StoryNotFound({ path, message }: { path: string; message?: string }) {
  return (
    <main id="content" tabIndex={-1} className={styles.standalone}>
      <h1>{message}</h1>
      <p>
        {t('The address may be mistyped, or the page may have moved.')}{' '}
        <SiteLink to={localeHome(pickLocale(config.locales, path))}>
          {t('Go to the home page')}
        </SiteLink>
      </p>
    </main>
  );
}
