import { type MouseEvent, type ReactNode, useId } from 'react';
import { pageTools } from 'virtual:site-plugins';
import { opening } from 'virtual:site-overrides';
import { directionOf } from '../core/locales.ts';
import { usePage } from '../runtime/page.ts';
import { LastUpdated } from './LastUpdated/LastUpdated.tsx';
import styles from './Layout.module.css';
import { NavBar, PhoneTools } from './NavBar/NavBar.tsx';
import { PageAside } from './PageAside/PageAside.tsx';
import { Pager } from './Pager/Pager.tsx';
import { SideMenu } from './SideMenu/SideMenu.tsx';
import { Overridable } from './Overridable.tsx';
import { Toc, TocFold } from './Toc/Toc.tsx';
import { useMenuPanel } from './useMenuPanel.ts';
import { t } from '../core/texts/t.ts';
import { marks } from '../core/marks.ts';

/** Id of the page's text, which every navigation focuses. */
const CONTENT_ID = 'content';

/** The frame around a page: bar, side menu, text with its footer, contents. */
export function Layout({ children }: { children: ReactNode }) {
  const { group, path, lang, original } = usePage();
  const menuId = useId();
  const { panel, behind, button, isOpen, close, toggle } = useMenuPanel(path);
  // A link to the current page navigates nowhere, but the reader wants to see the page.
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };

  return (
    // Set here, since a story may change the document's direction.
    <div className={`site ${styles.site}`} dir={directionOf(lang) ?? 'ltr'}>
      <a className={styles.skip} href={`#${CONTENT_ID}`} onClick={skipToContent}>
        {t('skipToContent')}
      </a>
      <div ref={panel} className={styles.panel} onClick={isOpen ? closeOnLink : undefined}>
        <NavBar isMenuOpen={isOpen} menuId={menuId} menuButton={button} onToggleMenu={toggle} />
        <div id={menuId} className={styles.side} data-open={isOpen || undefined} data-menu-box="">
          {isOpen && <PhoneTools />}
          <SideMenu isOpen={isOpen} />
        </div>
      </div>
      {isOpen && <div className={styles.scrim} onClick={close} />}
      <div ref={behind} className={styles.behind} data-passes="">
        <main id={CONTENT_ID} className={styles.main} tabIndex={-1} data-passes="">
          <Overridable name="hero">
            {opening.map((Part, index) => (
              <Part key={index} />
            ))}
          </Overridable>
          <Overridable name="pageHeader">
            {group && <p className={styles.crumb}>{group}</p>}
          </Overridable>
          <TocFold />
          <div
            className={marks.prose}
            data-passes=""
            lang={original?.lang}
            dir={original && (directionOf(original.lang) ?? 'ltr')}
          >
            {children}
          </div>
          <PageAside below />
          <Overridable name="footer">
            <Foot />
          </Overridable>
          <Pager />
        </main>
        <div className={styles.toc}>
          <Toc />
          <PageAside />
        </div>
      </div>
    </div>
  );
}

/** The foot of a page. */
function Foot() {
  const { editUrl, repositoryHost } = usePage();
  return (
    <footer className={styles.foot}>
      {editUrl && repositoryHost && (
        <a href={editUrl} rel="noopener">
          {t('editPageOn', { host: repositoryHost })}
        </a>
      )}
      {pageTools.map((Tool, index) => (
        <Tool key={index} />
      ))}
      <LastUpdated />
    </footer>
  );
}

/** Moves the focus without a hash, which would add a history entry. */
function skipToContent(event: MouseEvent): void {
  const content = document.getElementById(CONTENT_ID);
  if (!content) return;
  event.preventDefault();
  content.focus({ preventScroll: true });
  content.scrollIntoView({ block: 'start' });
}
