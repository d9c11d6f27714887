import { Children, isValidElement, type ReactNode, useId, useSyncExternalStore } from 'react';
import { TabList } from '../TabList/TabList.tsx';
import styles from './CodeTabs.module.css';
import { chooseTab, readChosenTabs, readNoTabs, subscribeToTabs } from './codeTabStore.ts';
import { PART } from '../../core/marks.ts';

interface CodeTabsProps {
  /** Code blocks, each with its tab's name in `data-tab`. */
  children: ReactNode;
}

/** Code blocks as tabs; the chosen one is remembered. Without a script, and on paper, all of them are shown under their names. */
export function CodeTabs({ children }: CodeTabsProps) {
  const id = useId();
  const chosen = useSyncExternalStore(subscribeToTabs, readChosenTabs, readNoTabs);
  const panels = Children.toArray(children).filter((child) => isValidElement<PanelProps>(child));
  const names = panels.map(({ props }) => props['data-tab']);
  const kept = chosen.find((name) => names.includes(name));
  const current = kept === undefined ? 0 : names.indexOf(kept);
  const tabId = (index: number) => `${id}-tab-${index}`;
  const panelId = (index: number) => `${id}-panel-${index}`;

  return (
    <div className={styles.tabs} {...PART}>
      <TabList
        label={names.join(', ')}
        names={names}
        current={current}
        tabId={tabId}
        panelId={panelId}
        onSelect={(index) => chooseTab(names[index] ?? '', names)}
      />
      {panels.map((panel, index) => (
        <div
          key={names[index]}
          className={styles.panel}
          id={panelId(index)}
          role="tabpanel"
          aria-labelledby={tabId(index)}
          data-name={names[index]}
          hidden={index !== current}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

interface PanelProps {
  'data-tab': string;
}
