import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './StoryTools.module.css';

/** Gives a button or a link the toolbar's look. */
export const toolClass = styles.tool;

/** Drawn on a 16 px grid with a 1.5 px line. */
const paths = {
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  done: 'm3 8.5 3.2 3.2L13 5',
  reset: 'M2.5 8a5.5 5.5 0 1 0 1.8-4.1M2.3 2.2v2.3h2.3',
  direction: 'M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13',
  sandbox: 'M8 1.8 13.5 5v6L8 14.2 2.5 11V5L8 1.8ZM2.7 5.1 8 8.2l5.3-3.1M8 8.2v6',
  storybook: 'M2.5 2.5h11v11h-11zM2.5 6h11M6 6v7.5',
  newTab: 'M9.5 2.5h4v4M13.5 2.5 8 8M12 9.5v4H2.5V4h4',
  edit: 'M10.7 2.7 13.3 5.3 5.8 12.8 2.5 13.5 3.2 10.2 10.7 2.7ZM9 4.4 11.6 7',
  link: 'M6.5 9.5l3-3M7 4.8l1.6-1.6a2.8 2.8 0 0 1 4 4L11 8.8M9 11.2l-1.6 1.6a2.8 2.8 0 0 1-4-4L5 7.2',
} as const;

interface ToolFaceProps {
  /** Its name, or the path of another one. */
  icon: keyof typeof paths | `M${string}`;
  /** A part of the control's name, seen where there is room for it. */
  label?: string;
}

/** What is seen of a toolbar control; its name is the control's `aria-label`, which the style sheet shows as a tooltip. */
export function ToolFace({ icon, label }: ToolFaceProps) {
  return (
    <>
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <path d={icon in paths ? paths[icon as keyof typeof paths] : icon} />
      </svg>
      {label && <span className={styles.label}>{label}</span>}
    </>
  );
}

interface ToolProps extends ToolFaceProps {
  /** The whole name, also where the label is hidden. */
  name: string;
}

type ToolButtonProps = ToolProps & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name'>;

/** A toolbar control that acts here. */
export function ToolButton({ name, icon, label, ...rest }: ToolButtonProps) {
  return (
    <button type="button" className={toolClass} aria-label={name} {...rest}>
      <ToolFace icon={icon} label={label} />
    </button>
  );
}

/** A toolbar control that opens another page. */
export function ToolLink({
  name,
  icon,
  label,
  ...rest
}: ToolProps & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={toolClass} rel="noopener" aria-label={name} {...rest}>
      <ToolFace icon={icon} label={label} />
    </a>
  );
}
