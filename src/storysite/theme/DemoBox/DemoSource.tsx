import { SOURCE_FOLD_LINES } from '../../shared/limits.ts';
import { StaticHtml } from '../../client/StaticHtml.tsx';
import type { DemoStory } from '../../client/story/DemoStory.ts';
import { TabList } from '../TabList/TabList.tsx';
import styles from './DemoSource.module.css';
import { FurtherSource } from './FurtherSource.tsx';

interface DemoSourceProps {
  demo: DemoStory;
  /** Id of the element that holds the source. */
  id: string;
  /** Index of the file that is shown. */
  current: number;
  unfolded: boolean;
  onSelect(index: number): void;
  onUnfold(unfolded: boolean): void;
}

/** A demo's files, the demo file prerendered, the others loaded when their tab is chosen; folded after some lines. */
export function DemoSource({ demo, id, current, unfolded, onSelect, onUnfold }: DemoSourceProps) {
  const { files } = demo;
  const [main] = files;
  const shown = files[current];
  if (!main || !shown) return null;
  const tabs = files.length > 1;
  const isLong = shown.lines > SOURCE_FOLD_LINES;
  const lines = unfolded || !isLong ? shown.lines : SOURCE_FOLD_LINES;
  const panel = (index: number) => ({
    id: `${id}-panel-${index}`,
    ...(tabs && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${index}` }),
  });

  return (
    <div id={id} className={styles.source} data-folded={!unfolded || undefined}>
      {tabs && (
        <TabList
          label="Files"
          names={files.map(({ name }) => name)}
          current={current}
          tabId={(index) => `${id}-tab-${index}`}
          panelId={(index) => `${id}-panel-${index}`}
          onSelect={onSelect}
        />
      )}
      <div {...panel(0)} hidden={current !== 0}>
        <pre className={styles.code} tabIndex={0}>
          {main.code === undefined ? (
            <StaticHtml as="code" id={main.htmlId ?? `source:${main.path}`} />
          ) : (
            <code>{main.code}</code>
          )}
        </pre>
      </div>
      {files.slice(1).map((file, index) => (
        <div key={file.path} {...panel(index + 1)} hidden={current !== index + 1}>
          {current === index + 1 && (
            <FurtherSource file={file} lines={lines} className={styles.code} />
          )}
        </div>
      ))}
      {isLong && (
        <button
          className={styles.more}
          type="button"
          aria-controls={id}
          aria-expanded={unfolded}
          onClick={({ currentTarget: button }) => {
            onUnfold(!unfolded);
            // What went away was above the button, and the reader is still at it.
            requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' }));
          }}
        >
          {unfolded ? 'Show less' : `Show all ${shown.lines} lines`}
        </button>
      )}
    </div>
  );
}
