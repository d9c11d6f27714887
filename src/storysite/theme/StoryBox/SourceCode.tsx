import type { MouseEvent } from 'react';
import { usePair } from '../Controls/PairContext.ts';
import { StaticHtml, readStaticHtml } from '../../runtime/StaticHtml.tsx';
import type { StoryFile, SiteStory } from '../../runtime/story/SiteStory.ts';
import { TabList } from '../TabList/TabList.tsx';
import styles from './SourceCode.module.css';
import { FurtherSource } from './FurtherSource.tsx';
import { SOURCE_FOLD_LINES, SOURCE_FOLD_MIN_LINES } from '../../core/limits.ts';
import { t, textsLanguage } from '../../core/texts/t.ts';
import { marks } from '../../core/marks.ts';

interface SourceCodeProps {
  story: SiteStory;
  /** Id of the element that holds the source. */
  id: string;
  /** Index of the file that is shown. */
  current: number;
  unfolded: boolean;
  onSelect(index: number): void;
  onUnfold(unfolded: boolean): void;
}

/** A story's files: the story file prerendered, the others loaded when their tab is chosen. Setup and long code are folded. */
export function SourceCode({ story, id, current, unfolded, onSelect, onUnfold }: SourceCodeProps) {
  const { files } = story;
  const Code = usePair()?.Code;
  const [main] = files;
  const shown = files[current];
  if (!main || !shown) return null;
  const tabs = files.length > 1;
  const htmlId = main.htmlId ?? `source:${main.path}`;
  const { all, setup, rest } = current === 0 ? measureHtml(htmlId) : measureFile(shown);
  const lines = unfolded ? all : all - setup - rest;
  const panel = (index: number) => ({
    id: `${id}-panel-${index}`,
    ...(tabs && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${index}` }),
  });

  return (
    <div id={id} className={styles.source} data-folded={!unfolded || undefined}>
      {tabs && (
        <TabList
          label={t('files')}
          names={files.map(({ name }) => name)}
          current={current}
          tabId={(index) => `${id}-tab-${index}`}
          panelId={(index) => `${id}-panel-${index}`}
          onSelect={onSelect}
        />
      )}
      <div {...panel(0)} hidden={current !== 0}>
        <pre className={styles.code} tabIndex={0} onClick={toggleSetup}>
          {Code ? (
            <Code key={htmlId} id={htmlId} story={story} />
          ) : (
            <StaticHtml key={htmlId} as="code" id={htmlId} />
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
      {(rest > 0 || (unfolded && setup > 0)) && (
        <button
          className={styles.more}
          lang={textsLanguage()}
          type="button"
          aria-controls={id}
          aria-expanded={unfolded}
          onClick={({ currentTarget: button }) => {
            onUnfold(!unfolded);
            // The content that disappeared was above the button, where the reader still is.
            requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' }));
          }}
        >
          {unfolded ? t('showLess') : t('showAllLines', { count: all })}
        </button>
      )}
    </div>
  );
}

/** Counts the lines of the story file, and its folded lines, in its HTML, since the page decides about folding. */
function measureHtml(id: string) {
  // The code's own "<" is escaped.
  const [first = '', folded] = readStaticHtml(id).split(`<span ${marks.rest}`);
  const rest = folded === undefined ? 0 : countLines(folded);
  const setups = first.matchAll(/ data-setup="(\d+)"/g);
  const setup = [...setups].reduce((sum, [, lines]) => sum + Number(lines), 0);
  return { all: countLines(first) + Math.max(0, rest - 1), setup, rest };
}

const countLines = (text: string) => text.split('\n').length;

/** The same for a further file, whose HTML may not be loaded yet. */
function measureFile({ lines = 0 }: StoryFile) {
  const rest = lines - SOURCE_FOLD_LINES;
  return { all: lines, setup: 0, rest: rest < SOURCE_FOLD_MIN_LINES ? 0 : rest };
}

/** Shows or hides setup; its buttons are part of the highlighted HTML. */
function toggleSetup({ target }: MouseEvent): void {
  if (!(target instanceof HTMLButtonElement)) return;
  target.ariaExpanded = target.ariaExpanded === 'true' ? 'false' : 'true';
}
