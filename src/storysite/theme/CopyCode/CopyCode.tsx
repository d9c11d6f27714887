import { createRoot } from 'react-dom/client';
import { PART } from '../../core/marks.ts';
import { t } from '../../core/texts/t.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import styles from './CopyCode.module.css';
import { findBlocks } from './findBlocks.ts';

/**
 * Adds a copy button before each block of code in the page's own text. Its holder has no height, so nothing moves, and
 * the button overlaps the block.
 */
export function addCopyButtons(): void {
  for (const block of findBlocks()) {
    if (block.previousElementSibling?.className === styles.holder) continue;
    const holder = document.createElement('span');
    holder.className = styles.holder ?? '';
    for (const [name, value] of Object.entries(PART)) holder.setAttribute(name, value);
    block.before(holder);
    createRoot(holder).render(
      <CopyButton name={t('copyCode')} read={() => block.textContent.trimEnd()} />,
    );
  }
}
