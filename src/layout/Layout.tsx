import { type MouseEvent, type ReactNode, useId } from 'react';
import { usePage } from '../page/PageContext.ts';
import { EditLink } from './EditLink/EditLink.tsx';
import { Features } from './Features/Features.tsx';
import { Hero } from './Hero/Hero.tsx';
import { LastUpdated } from './LastUpdated/LastUpdated.tsx';
import styles from './Layout.module.css';
import { NavBar } from './NavBar/NavBar.tsx';
import { PhoneTools } from './NavBar/PhoneTools.tsx';
import { Pager } from './Pager/Pager.tsx';
import { SideMenu } from './SideMenu/SideMenu.tsx';
import { CONTENT_ID, SkipLink } from './SkipLink/SkipLink.tsx';
import { Toc } from './Toc/Toc.tsx';
import { TocFold } from './Toc/TocFold.tsx';
import { useInert } from './useInert.ts';
import { useMenuPanel } from './useMenuPanel.ts';

/** The reader's frame around one page: bar, side menu, text with its foot, contents. */
export function Layout({ children }: { children: ReactNode }) {
  const { group, path } = usePage();
  const menuId = useId();
  const { panel, button, isOpen, close, toggle } = useMenuPanel(path);
  const behind = useInert<HTMLDivElement>(isOpen);
  // A link to the page that is shown already is no navigation, but the reader wants to see that page.
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };

  return (
    <div className={`site ${styles.site}`}>
      <SkipLink />
      <div ref={panel} className={styles.panel} onClick={isOpen ? closeOnLink : undefined}>
        <NavBar isMenuOpen={isOpen} menuId={menuId} menuButton={button} onToggleMenu={toggle} />
        <div id={menuId} className={styles.side} data-open={isOpen || undefined} data-menu-box="">
          {isOpen && <PhoneTools />}
          <SideMenu isOpen={isOpen} />
        </div>
      </div>
      {isOpen && <div className={styles.scrim} onClick={close} />}
      <div ref={behind} className={styles.behind}>
        <main id={CONTENT_ID} className={styles.main} tabIndex={-1}>
          <Hero />
          <Features />
          {group && <p className={styles.crumb}>{group}</p>}
          <TocFold />
          <div className="prose">{children}</div>
          <footer className={styles.foot}>
            <EditLink />
            <LastUpdated />
          </footer>
          <Pager />
        </main>
        <div className={styles.toc}>
          <Toc />
        </div>
      </div>
    </div>
  );
}
