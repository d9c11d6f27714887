import { DemoIcon, type DemoIconName } from './DemoIcon.tsx';
import styles from './ToolFace.module.css';

/** Gives a button or a link the toolbar's look. */
export const toolClass = styles.tool;

export interface ToolFaceProps {
  icon: DemoIconName;
  /** A part of the control's name, seen where there is room for it. */
  label?: string;
}

/** What is seen of a toolbar control; its name is the control's `aria-label`. */
export function ToolFace({ icon, label }: ToolFaceProps) {
  return (
    <>
      <DemoIcon name={icon} />
      {label && <span className={styles.label}>{label}</span>}
    </>
  );
}
