import { createRoot } from 'react-dom/client';
import { PART } from '../../core/marks.ts';
import { t } from '../../core/texts/t.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import styles from './CopyCode.module.css';
import { findCode } from './findCode.ts';

/** The button's place in pixels: its distance from the side, and its height, in whose middle the button is. */
const MARGIN = 6;
const HEIGHT = 48;

let holder: HTMLElement | undefined;
let root: ReturnType<typeof createRoot> | undefined;
let shown: HTMLElement | undefined;

/**
 * Shows the page's one button that copies code at the block which the pointer or the focus is on. It stands behind the block,
 * so that Tab goes there next, and over it, so that nothing moves.
 */
export function offerCopy({ target, type }: Event): void {
  const block = findCode(target);
  if (block === shown || holder?.contains(target as Node)) return;
  if (type === 'pointerover' && isInUse()) return;
  holder?.remove();
  shown = block;
  if (!block) return;
  holder ??= createHolder();
  root ??= createRoot(holder);
  // Another block's button has copied nothing yet.
  root.render(
    <CopyButton key={Date.now()} name={t('copyCode')} read={() => block.textContent.trimEnd()} />,
  );
  block.after(holder);
  place();
}

/** Whether a keyboard is at the block or its button, which a pointer at rest must not take away. */
function isInUse(): boolean {
  const focused = document.querySelector(':focus-visible');
  return focused !== null && (focused === shown || Boolean(holder?.contains(focused)));
}

function createHolder(): HTMLElement {
  const element = document.createElement('span');
  element.className = styles.holder ?? '';
  for (const [name, value] of Object.entries(PART)) element.setAttribute(name, value);
  window.addEventListener('resize', place);
  return element;
}

/** Neighbours have the same offset parent. */
function place(): void {
  if (!holder || !shown) return;
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = shown;
  const isLine = offsetHeight < HEIGHT * 1.25;
  holder.style.top = `${offsetTop}px`;
  holder.style.height = `${isLine ? offsetHeight : HEIGHT}px`;
  holder.style.left = `${offsetLeft + offsetWidth - MARGIN}px`;
}
