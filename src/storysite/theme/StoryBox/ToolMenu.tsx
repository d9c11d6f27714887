import type { ButtonHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { SiteLink } from '../../runtime/SiteLink.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { useDisclosure } from '../useMenuPanel.ts';
import { toolClass, ToolFace, type ToolProps } from './ToolButton.tsx';
import styles from './ToolMenu.module.css';

interface ToolMenuProps {
  name: string;
  icon?: IconName;
  /** Whether the name is visible next to the icon. */
  isLabelled?: boolean;
  /** `MenuButton`s and `MenuLink`s. */
  children: ReactNode;
}

/**
 * A toolbar button with a list of buttons and links; the arrow keys move in it, and Escape, a press elsewhere, leaving
 * it or a choice closes it. Without a script its links are in the toolbar.
 */
export function ToolMenu({ name, icon, isLabelled, children }: ToolMenuProps) {
  const { isOpen, setOpen, id, box, button, boxProps, buttonProps } = useDisclosure();

  return (
    <div
      className={styles.menu}
      {...boxProps}
      onKeyDown={(event) => {
        if (!isMove(event)) return;
        event.preventDefault();
        setOpen(true);
        // A closed list is visible by then.
        requestAnimationFrame(() => moveFocus(box.current, event.key));
      }}
    >
      <button type="button" className={toolClass} aria-label={name} {...buttonProps}>
        <ToolFace icon={icon} label={isLabelled ? name : undefined} />
        {isLabelled && <Icon name="chevron" />}
      </button>
      <ul
        id={id}
        className={styles.list}
        data-open={isOpen || undefined}
        onClick={() => {
          // The chosen entry disappears with the list.
          if (isOpen) button.current?.focus({ preventScroll: true });
          setOpen(false);
        }}
      >
        {children}
      </ul>
    </div>
  );
}

const isMove = ({ key }: KeyboardEvent) => /^(Arrow(Up|Down)|Home|End)$/.test(key);

/** Moves to the next or previous entry, wrapping around; from the button, to the first or last one. */
function moveFocus(box: HTMLElement | null, key: string): void {
  const entries = [...(box?.querySelectorAll<HTMLElement>('li > *') ?? [])];
  const current = entries.indexOf(document.activeElement as HTMLElement);
  const last = entries.length - 1;
  const next = {
    ArrowDown: current === last ? 0 : current + 1,
    ArrowUp: current <= 0 ? last : current - 1,
    Home: 0,
    End: last,
  }[key];
  entries[next ?? 0]?.focus();
}

type MenuButtonProps = ToolProps & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name'>;

/** An entry of a story's menu with an action; its name is read in place of the label. */
export function MenuButton({ name, icon, label = name, ...rest }: MenuButtonProps) {
  return (
    <li>
      <button type="button" aria-label={name} {...rest}>
        <ToolFace icon={icon} label={label} />
      </button>
    </li>
  );
}

interface MenuLinkProps extends ToolProps {
  /** A page of the site, or an address. */
  to?: string;
  href?: string;
  target?: string;
}

/** An entry of a story's menu that opens an address. */
export function MenuLink({ name, icon, label = name, to, href, target }: MenuLinkProps) {
  const face = <ToolFace icon={icon} label={label} />;
  return (
    <li>
      {to === undefined ? (
        <a href={href} target={target} rel="noopener" aria-label={name}>
          {face}
        </a>
      ) : (
        <SiteLink to={to} target={target} aria-label={name}>
          {face}
        </SiteLink>
      )}
    </li>
  );
}
