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

/** Content that takes none of the workbench's text styles; the site's are layered, so nothing is to be undone. */
export function Unstyled({ children }: TextProps) {
  return <>{children}</>;
}
