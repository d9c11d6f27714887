import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { pageTools, titleTools } from 'virtual:site-plugins';
import { directionOf } from '../core/locales.ts';
import { buildIssueUrl } from '../core/buildIssueUrl.ts';
import { usePage, useSite, useStorybookUrl } from '../runtime/page.ts';
import { Icon } from './Icon/Icon.tsx';
import { LastUpdated } from './LastUpdated/LastUpdated.tsx';
import styles from './Layout.module.css';
import { NavBar, PhoneTools, PlainTools } from './NavBar/NavBar.tsx';
import { PageAside } from './PageAside/PageAside.tsx';
import { Pager } from './Pager/Pager.tsx';
import { SideMenu } from './SideMenu/SideMenu.tsx';
import { Overridable } from './Overridable.tsx';
import { Toc, TocFold } from './Toc/Toc.tsx';
import { UntranslatedNote } from './UntranslatedNote.tsx';
import { useMenuPanel } from './useMenuPanel.ts';
import { t } from '../core/texts/t.ts';
import { marks } from '../core/marks.ts';

/** Id of the page's text, which every navigation focuses. */
const CONTENT_ID = 'content';

/** Id of the menu, which a link opens for readers without script. */
const MENU_ID = 'site-menu';

interface LayoutProps {
  /** Hero and features above the text of a home page. */
  opening?: ComponentType | false;
  children: ReactNode;
}

/** The frame around a page: bar, side menu, text with its footer, contents. */
export function Layout({ opening: Opening, children }: LayoutProps) {
  const { group, path, lang, original, hasHero } = usePage();
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
        <NavBar isMenuOpen={isOpen} menuId={MENU_ID} menuButton={button} onToggleMenu={toggle} />
        <div id={MENU_ID} className={styles.side} data-open={isOpen || undefined} data-menu-box="">
          {isOpen && <PhoneTools />}
          {/* React does not hydrate what is in it. */}
          <noscript>{import.meta.env.SSR && <PlainTools />}</noscript>
          <SideMenu isOpen={isOpen} />
          <StorybookLink />
        </div>
      </div>
      {isOpen && <div className={styles.scrim} onClick={close} />}
      <div ref={behind} className={styles.behind} data-passes="">
        <main id={CONTENT_ID} className={styles.main} tabIndex={-1} data-passes="">
          <Overridable name="hero">{Opening && <Opening />}</Overridable>
          <Overridable name="pageHeader">
            {group && <p className={`${styles.crumb} ${styles.group}`}>{group}</p>}
            <UntranslatedNote className={styles.crumb} />
          </Overridable>
          <TocFold />
          {!hasHero && (
            <div className={styles.titleTools}>
              <Tools list={titleTools} />
            </div>
          )}
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

/** Link to Storybook, which is for maintainers, below the menu; nothing on a site without Storybook. */
function StorybookLink() {
  const href = useStorybookUrl();
  if (!href) return null;
  return (
    <nav className={styles.storybook} aria-label="Storybook">
      <a href={href} rel="noopener">
        <Icon name="storybook" />
        Storybook
      </a>
    </nav>
  );
}

/** The foot of a page. */
function Foot() {
  const { editUrl, repositoryHost, hasHero } = usePage();
  const { siteRepository, repository } = useSite();
  const repo = siteRepository || repository;
  return (
    <footer className={styles.foot}>
      {editUrl && repositoryHost && (
        <a href={editUrl} rel="noopener">
          {t('editPageOn', { host: repositoryHost })}
        </a>
      )}
      {repo && (
        <a href={buildIssueUrl(repo)} rel="noopener">
          {t('reportIssue')}
        </a>
      )}
      {/* Above the text of a hero there is nothing. */}
      {hasHero && <Tools list={titleTools} />}
      <Tools list={pageTools} />
      <LastUpdated />
    </footer>
  );
}

/** Parts that plugins add to the page. */
function Tools({ list }: { list: ComponentType[] }) {
  return list.map((Tool, index) => <Tool key={index} />);
}

/** Moves the focus without setting a hash, which would add a history entry. */
function skipToContent(event: MouseEvent): void {
  const content = document.getElementById(CONTENT_ID);
  if (!content) return;
  event.preventDefault();
  content.focus({ preventScroll: true });
  content.scrollIntoView({ block: 'start' });
}
