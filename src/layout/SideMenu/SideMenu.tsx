import { memo, useRef } from 'react';
import config from 'virtual:site-config';
import { useMenu } from '../../page/MenuContext.ts';
import type { MenuGroup } from '../../page/Page.ts';
import { usePage } from '../../page/PageContext.ts';
import { SiteLink } from '../../page/SiteLink.tsx';
import { pickMenu } from '../LocaleSwitch/pickLocale.ts';
import styles from './SideMenu.module.css';
import { useScrolledToCurrent } from './useScrolledToCurrent.ts';

export interface SideMenuProps {
  /** Whether the phone's panel that it stands in is open. */
  isOpen?: boolean;
}

/** The pages of the reader's language, grouped as the story titles group them. */
export function SideMenu({ isOpen = false }: SideMenuProps) {
  const { path } = usePage();
  const nav = useRef<HTMLElement>(null);
  const groups = pickMenu(useMenu(), config.locales, path);
  useScrolledToCurrent(nav, path, isOpen);

  return (
    <nav ref={nav} className={styles.menu} aria-label="Pages">
      {groups.map((group) => (
        <Group
          key={group.title ?? ''}
          group={group}
          current={group.links.some((link) => link.path === path) ? path : undefined}
        />
      ))}
    </nav>
  );
}

/** Memoised: of a thousand pages, a move redraws the groups that hold the page before and the page after. */
const Group = memo(function Group({ group, current }: { group: MenuGroup; current?: string }) {
  return (
    <>
      {group.title && <h2>{group.title}</h2>}
      <ul>
        {group.links.map(({ path, title }) => (
          <li key={path}>
            <SiteLink to={path} aria-current={path === current ? 'page' : undefined}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
});
