import type { ReactNode } from 'react';
import { useFileHref } from 'storysite/link';

interface FileLinkProps {
  /** Site path of a file that a build writes: `/llms.txt`. */
  to: string;
  children: ReactNode;
}

/** Link to a file that is not a page. */
export function FileLink({ to, children }: FileLinkProps) {
  return <a href={useFileHref()(to)}>{children}</a>;
}
