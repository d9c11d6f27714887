import type { ReactNode } from 'react';
import overrides from 'virtual:site-overrides';

interface OverridableProps {
  name: 'logo' | 'nav' | 'hero' | 'pageHeader' | 'footer';
  /** The default part. */
  children: ReactNode;
}

/** A part of the frame that a site may override with a component, which gets the default part as its children. */
export function Overridable({ name, children }: OverridableProps): ReactNode {
  const Override = overrides[name];
  return Override ? <Override>{children}</Override> : children;
}
