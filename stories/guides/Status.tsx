import type { ReactNode } from 'react';

/** Screen readers do not announce the text of an empty list, but read this. */
export function Status({ children }: { children: ReactNode }) {
  return (
    <span
      role="status"
      style={{ position: 'absolute', clipPath: 'inset(50%)' }}
    >
      {children}
    </span>
  );
}
