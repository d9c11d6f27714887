import type { ReactNode } from 'react';
import type { NavItem } from '../../core/config/SiteConfig.ts';
import type { MenuGroup } from '../../core/Page.ts';
import { AutoLink } from '../../runtime/SiteLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './NavBar.module.css';
import { useDisclosure } from '../useMenuPanel.ts';

interface NavMenuProps {
  text: string;
  items: NavItem[];
  /** Route path of the page. */
  path: string;
  /** Route path of the home page of the reader's language. */
  home: string;
}

/** A button that opens a list of links under it. */
export function NavMenu({ text, items, path, home }: NavMenuProps) {
  const isCurrent = items.some((item) => isCurrentNav(item, path, home));
  return (
    <Disclosure label={text} isCurrent={isCurrent}>
      {(isOpen, id, close) => (
        <ul id={id} data-open={isOpen || undefined} onClick={close}>
          {items.map((item) => (
            <li key={item.link + item.text}>
              <AutoLink to={item.link} aria-current={isCurrentNav(item, path, home)}>
                {item.text}
              </AutoLink>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

interface DisclosureProps {
  label: ReactNode;
  /** Its name, if the label is an icon. */
  name?: string;
  isCurrent?: boolean;
  /** Renders the popup, with this id. */
  children(isOpen: boolean, id: string, close: () => void): ReactNode;
}

/** A button that opens something under it; Escape, a click elsewhere, leaving it or a choice closes it. */
export function Disclosure({ label, name, isCurrent, children }: DisclosureProps) {
  const { isOpen, setOpen, id, boxProps, buttonProps } = useDisclosure();
  return (
    <div className={styles.menu} {...boxProps}>
      <button
        type="button"
        aria-label={name}
        title={name}
        data-current={isCurrent || undefined}
        {...buttonProps}
      >
        {label}
        {!name && <Icon name="chevron" />}
      </button>
      {children(isOpen, id, () => setOpen(false))}
    </div>
  );
}

const trimSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/**
 * `aria-current` of a navigation item: `page` for its own page, `true` for the pages of its section: those below it
 * and, unless another item leads there, its siblings. `home` has no section.
 */
export function isCurrentNav(
  item: NavItem,
  path: string,
  home = '/',
  items?: readonly NavItem[],
): 'page' | 'true' | undefined {
  const link = trimSlash(item.link);
  const here = trimSlash(path);
  if (link === here) return 'page';
  if (link && link !== trimSlash(home) && here.startsWith(`${link}/`)) return 'true';
  const folder = link.slice(0, link.lastIndexOf('/') + 1);
  const isOwn = items?.every((one) => one === item || !one.link.startsWith(folder));
  const isSection = folder.length > 1 && folder !== `${trimSlash(home)}/`;
  if (isSection && isOwn && here.startsWith(folder)) return 'true';
  return item.items?.some((child) => isCurrentNav(child, path, home)) ? 'true' : undefined;
}

/** Whether the side menu has an item's page or pages of its section. */
export function isInMenu(item: NavItem, menu: MenuGroup[], home: string): boolean {
  if (item.items) return item.items.every((child) => isInMenu(child, menu, home));
  return menu.some(({ links, first = '' }) =>
    [{ path: first }, ...links].some(({ path }) => isCurrentNav(item, path, home)),
  );
}
