import type { ButtonHTMLAttributes } from 'react';
import { ToolFace, toolClass, type ToolFaceProps } from './ToolFace.tsx';

export interface ToolButtonProps
  extends ToolFaceProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name'> {
  /** The whole name, also where the label is hidden. */
  name: string;
}

/** A toolbar control that acts here. */
export function ToolButton({ name, icon, label, ...rest }: ToolButtonProps) {
  return (
    <button type="button" className={toolClass} aria-label={name} title={name} {...rest}>
      <ToolFace icon={icon} label={label} />
    </button>
  );
}
