import { memo, useEffect, useRef } from 'react';
import { LargeMenu } from 'virtual:site-menu';
import type { MenuGroup } from '../../core/Page.ts';
import { useMenu, usePage } from '../../runtime/page.ts';
import { Links } from './Links.tsx';
import styles from './SideMenu.module.css';
import { t } from '../../core/texts/t.ts';

/** Room above and below the current page's link that the menu scrolls into view. */
const MARGIN_PX = 48;

/** The pages of the reader's language, grouped as the story titles group them. */
export function SideMenu({ isOpen }: { isOpen: boolean }) {
  const { path } = usePage();
  const nav = useRef<HTMLElement>(null);
  const groups = useMenu();
  // On each page, and when the phone's panel opens.
  useEffect(() => scrollToCurrent(nav.current), [path, isOpen]);

  return (
    <nav ref={nav} className={styles.menu} aria-label={t('pages')}>
      {LargeMenu && groups.some(({ first }) => first !== undefined) ? (
        <LargeMenu groups={groups} />
      ) : (
        groups.map((group) => (
          <Group
            key={group.title ?? ''}
            group={group}
            current={group.links.some((link) => link.path === path) ? path : undefined}
          />
        ))
      )}
    </nav>
  );
}

/** Memoised: a navigation renders two groups only. */
const Group = memo(function Group({ group, current }: { group: MenuGroup; current?: string }) {
  return (
    <>
      {group.title && <h2>{group.title}</h2>}
      <Links links={group.links} current={current} />
    </>
  );
});

/** Centres the current page's link in the menu when it is out of view; `scrollIntoView` would scroll the page, too. */
function scrollToCurrent(nav: HTMLElement | null): void {
  const box = nav?.closest('[data-menu-box]');
  const link = nav?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!box || !link) return;
  const view = box.getBoundingClientRect();
  if (link.top >= view.top + MARGIN_PX && link.bottom <= view.bottom - MARGIN_PX) return;
  box.scrollTop += link.top - view.top - (view.height - link.height) / 2;
}
