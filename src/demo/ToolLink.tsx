import type { AnchorHTMLAttributes } from 'react';
import { ToolFace, toolClass, type ToolFaceProps } from './ToolFace.tsx';

export interface ToolLinkProps
  extends ToolFaceProps, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'name'> {
  /** The whole name, also where the label is hidden. */
  name: string;
}

/** A toolbar control that leads away. */
export function ToolLink({ name, icon, label, ...rest }: ToolLinkProps) {
  return (
    <a className={toolClass} rel="noopener" aria-label={name} title={name} {...rest}>
      <ToolFace icon={icon} label={label} />
    </a>
  );
}
