import { createRoot } from 'react-dom/client';
import { PART } from '../../core/marks.ts';
import { t } from '../../core/texts/t.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import styles from './CopyCode.module.css';
import { findBlocks } from './findBlocks.ts';

/**
 * Puts a button that copies before each block of code of the page's own text. Its holder has no height, so that nothing
 * moves, and the button lies over the block.
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
