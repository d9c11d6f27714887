import { useRef, type KeyboardEvent } from 'react';
import styles from './TabList.module.css';

interface TabListProps {
  /** Name of the list, for assistive technology. */
  label: string;
  /** The label of each tab. */
  names: readonly string[];
  /** Index of the chosen tab. */
  current: number;
  tabId(index: number): string;
  panelId(index: number): string;
  onSelect(index: number): void;
}

/** Tabs; arrows, Home and End move between them. */
export function TabList({ label, names, current, tabId, panelId, onSelect }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const target = targetOf(event, current, names.length);
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {names.map((name, index) => (
        <button
          key={index}
          type="button"
          role="tab"
          id={tabId(index)}
          className={styles.tab}
          aria-selected={index === current}
          aria-controls={panelId(index)}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onSelect(index)}
        >
          {name}
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
