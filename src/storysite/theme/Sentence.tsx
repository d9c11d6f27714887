import { createElement, Fragment, type ReactNode } from 'react';
import type { en } from '../core/texts/en.ts';
import type { ValuesOf } from '../core/texts/Text.ts';
import { splitT, type TextKey } from '../core/texts/t.ts';

interface SentenceProps<Key extends TextKey> {
  text: Key;
  /** Elements for the names in the text. */
  values: ValuesOf<(typeof en)[Key], ReactNode>;
}

/** A text of the theme with elements in it. */
export function Sentence<Key extends TextKey>({ text, values }: SentenceProps<Key>) {
  const pieces = splitT<Key, ReactNode>(text, values);
  return createElement(Fragment, null, ...pieces.filter((piece) => piece !== ''));
}
