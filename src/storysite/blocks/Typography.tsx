import type { ReactNode } from 'react';

interface TextProps {
  children?: ReactNode;
}

/** The page's heading. */
export function Title({ children }: TextProps) {
  return <h1>{children}</h1>;
}

/** The sentence under the page's heading. */
export function Subtitle({ children }: TextProps) {
  return <p>{children}</p>;
}

/** A paragraph about a story or component. */
export function Description({ children }: TextProps) {
  return <p>{children}</p>;
}

/** Content without the workbench's text styles; on the site there are none to undo. */
export function Unstyled({ children }: TextProps) {
  return <>{children}</>;
}
