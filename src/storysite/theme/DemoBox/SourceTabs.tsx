import { useRef, type KeyboardEvent } from 'react';
import type { DemoFile } from '../../client/story/DemoStory.ts';
import styles from './DemoSource.module.css';

interface SourceTabsProps {
  files: DemoFile[];
  /** Index of the file that is shown. */
  current: number;
  tabId(index: number): string;
  panelId(index: number): string;
  onSelect(index: number): void;
}

/** A tab for each file of a demo; arrows, Home and End move between them. */
export function SourceTabs({ files, current, tabId, panelId, onSelect }: SourceTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const target = targetOf(event, current, files.length);
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label="Files" ref={list} onKeyDown={move}>
      {files.map((file, index) => (
        <button
          key={file.path}
          type="button"
          role="tab"
          id={tabId(index)}
          className={styles.tab}
          aria-selected={index === current}
          aria-controls={panelId(index)}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onSelect(index)}
        >
          {file.name}
        </button>
      ))}
    </div>
  );
}

/** The tab that a key moves to; undefined for other keys. */
function targetOf(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  current: number,
  count: number,
): number | undefined {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return (current + (key === forward ? 1 : -1) + count) % count;
  return undefined;
}
