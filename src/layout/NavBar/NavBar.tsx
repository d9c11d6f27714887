import { memo, type RefObject } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { StarBadge } from '../StarBadge/StarBadge.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { Brand } from './Brand.tsx';
import { MainNav } from './MainNav.tsx';
import styles from './NavBar.module.css';
import { RepositoryLink } from './RepositoryLink.tsx';
import { WorkbenchLink } from './WorkbenchLink.tsx';

export interface NavBarProps {
  /** Whether the phone's menu panel is open. */
  isMenuOpen: boolean;
  /** Id of what the menu button opens. */
  menuId: string;
  menuButton: RefObject<HTMLButtonElement>;
  onToggleMenu: () => void;
}

/**
 * The top bar; on a phone what does not fit moves into the panel that the menu button opens. Memoised: a move redraws
 * those of its parts that read the page.
 */
export const NavBar = memo(function NavBar(props: NavBarProps) {
  const { isMenuOpen, menuId, menuButton, onToggleMenu } = props;
  return (
    <header className={styles.bar}>
      <button
        ref={menuButton}
        type="button"
        className={styles.burger}
        aria-label="Menu"
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
        <div className={styles.wide}>
          <LocaleSwitch />
          <ThemeSwitch />
          <WorkbenchLink />
        </div>
        <RepositoryLink />
      </div>
    </header>
  );
});
