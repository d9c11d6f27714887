import type { ReactNode } from 'react';
import slots from 'virtual:site-slots';

interface SlotProps {
  name: 'logo' | 'nav' | 'hero' | 'pageHeader' | 'footer';
  /** The default part. */
  children: ReactNode;
}

/** A part of the frame that the configuration may replace by a component of its own, which gets the default part. */
export function Slot({ name, children }: SlotProps): ReactNode {
  const Own = slots[name];
  return Own ? <Own>{children}</Own> : children;
}
