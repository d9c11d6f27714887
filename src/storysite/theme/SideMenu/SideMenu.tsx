import { memo, useEffect, useMemo, useRef } from 'react';
import { LargeMenu } from 'virtual:site-menu';
import { holdsPage, type MenuNode, nestGroups } from '../../core/menu.ts';
import { useMenu, usePage } from '../../runtime/page.ts';
import { Links } from './Links.tsx';
import styles from './SideMenu.module.css';
import { t } from '../../core/texts/t.ts';

/** Space that the menu keeps above and below the current page's link when it scrolls it into view. */
const MARGIN_PX = 48;

/** The pages of the reader's language, grouped by the story titles. */
export function SideMenu({ isOpen }: { isOpen: boolean }) {
  const { path } = usePage();
  const nav = useRef<HTMLElement>(null);
  const groups = useMenu();
  const nested = useMemo(() => nestGroups(groups), [groups]);
  // On each page, and when the phone's panel opens.
  useEffect(() => scrollToCurrent(nav.current), [path, isOpen]);

  return (
    <nav ref={nav} className={styles.menu} aria-label={t('pages')}>
      {LargeMenu && groups.some(({ first }) => first !== undefined) ? (
        <LargeMenu groups={groups} />
      ) : (
        <>
          {groups.map(({ title, links }) =>
            title === undefined ? <Links key="" links={links} current={path} /> : null,
          )}
          {nested.map((group) => (
            <Group
              key={group.title}
              group={group}
              current={holdsPage(group, path) ? path : undefined}
              level={2}
            />
          ))}
        </>
      )}
    </nav>
  );
}

interface GroupProps {
  group: MenuNode;
  current?: string;
  /** Level of its heading. */
  level: number;
}

/** The last level of headings. */
const DEEPEST = 6;

/** Memoized: a navigation renders two groups only. */
const Group = memo(function Group({ group, current, level }: GroupProps) {
  const { name, links, groups } = group;
  const Heading = `h${Math.min(level, DEEPEST)}` as 'h2';
  return (
    <>
      <Heading>{name}</Heading>
      {links.length > 0 && <Links links={links} current={current} />}
      {groups.length > 0 && (
        <div className={styles.nested}>
          {groups.map((inner) => (
            <Group key={inner.title} group={inner} current={current} level={level + 1} />
          ))}
        </div>
      )}
    </>
  );
});

/** Centers the current page's link in the menu if it is out of view; `scrollIntoView` would scroll the page as well. */
function scrollToCurrent(nav: HTMLElement | null): void {
  const box = nav?.closest('[data-menu-box]');
  const link = nav?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!box || !link) return;
  const view = box.getBoundingClientRect();
  if (link.top >= view.top + MARGIN_PX && link.bottom <= view.bottom - MARGIN_PX) return;
  box.scrollTop += link.top - view.top - (view.height - link.height) / 2;
}
