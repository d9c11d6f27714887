import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './StoryTools.module.css';

/** Class of a toolbar button. */
export const toolClass = styles.tool;

interface ToolFaceProps {
  icon?: IconName;
  /** A part of the control's name, visible if there is room for it. */
  label?: string;
  /** Its label once it is done, for which there is room from the start. */
  done?: string;
}

/** The visible part of a toolbar control, whose name is its `aria-label`. */
export function ToolFace({ icon, label, done }: ToolFaceProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {label && (
        <span className={styles.label} data-done={done}>
          {label}
        </span>
      )}
    </>
  );
}

export interface ToolProps extends ToolFaceProps {
  /** The whole name, even if the label is hidden. */
  name: string;
}

type ToolButtonProps = ToolProps & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name'>;

/** A toolbar control that acts here. */
export function ToolButton({ name, icon, label, done, ...rest }: ToolButtonProps) {
  return (
    <button type="button" className={toolClass} aria-label={name} {...rest}>
      <ToolFace icon={icon} label={label} done={done} />
    </button>
  );
}
