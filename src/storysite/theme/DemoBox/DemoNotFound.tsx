import { SiteLink } from '../../client/SiteLink.tsx';
import styles from './StandaloneStory.module.css';
import { t } from '../texts/t.ts';

/** Says what the configuration has for an unknown address of this kind, without the frame. */
export function DemoNotFound({ message }: { message?: string }) {
  return (
    <main id="content" tabIndex={-1} className={styles.standalone}>
      <h1>{message}</h1>
      <p>
        {t('The address may be mistyped, or the demo may have moved.')}{' '}
        <SiteLink to="/demo">{t('See all demos')}</SiteLink>
      </p>
    </main>
  );
}
