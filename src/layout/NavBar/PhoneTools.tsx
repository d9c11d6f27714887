import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { MainNav } from './MainNav.tsx';
import styles from './PhoneTools.module.css';
import { WorkbenchLink } from './WorkbenchLink.tsx';

/** What the bar has no room for on a phone; stands at the head of the menu panel while that is open. */
export function PhoneTools() {
  return (
    <div className={styles.tools}>
      <MainNav />
      <section className={styles.row} aria-label="Settings">
        <ThemeSwitch />
        <LocaleSwitch />
        <WorkbenchLink isLabelled />
      </section>
    </div>
  );
}
