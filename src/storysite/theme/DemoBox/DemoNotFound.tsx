import { SiteLink } from '../../client/SiteLink.tsx';
import styles from './DemoAlone.module.css';

/** Says that no demo has the id of the address. */
export function DemoNotFound({ uuid }: { uuid: string }) {
  return (
    <main id="content" tabIndex={-1} className={styles.alone}>
      <h1>{`Demo ${uuid} not found :(`}</h1>
      <p>
        The address may be mistyped, or the demo has moved.{' '}
        <SiteLink to="/demo">See all demos</SiteLink>
      </p>
    </main>
  );
}
