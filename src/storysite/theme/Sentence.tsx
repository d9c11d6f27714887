import type { ReactNode } from 'react';
import type { Text } from '../core/texts/en.ts';
import { t } from '../core/texts/t.ts';

/** A text of the theme with an element in the place of its `{}`. */
export function Sentence({ text, children }: { text: Text; children: ReactNode }) {
  const [before, after] = t(text, '{}').split('{}');
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
