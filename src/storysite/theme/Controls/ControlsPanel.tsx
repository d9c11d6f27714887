import { type KeyboardEvent, useEffect, useMemo, useSyncExternalStore } from 'react';
import { PropertyTables } from '../blocks/PropertyTables.tsx';
import { FilteredTables, FilterField, MANY_ROWS } from '../PropertyFilter/PropertyFilter.tsx';
import { usePropertyFilter } from '../PropertyFilter/usePropertyFilter.ts';
import type { PropertyChoice } from '../../docs/readProperties.ts';
import { isIncluded } from '../../csf/prepareArgs.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import type { HandlerCall } from '../../runtime/story/watchHandlers.ts';
import { firstGlobals, siteGlobals } from '../../runtime/story/storyState.ts';
import { Control } from './Control.tsx';
import styles from './Controls.module.css';
import { describeValue, isPlainData } from '../../docs/controls/plainData.ts';
import { type Control as ControlType, readControls } from '../../docs/controls/readControls.ts';
import { type Controls, useControls } from '../../docs/controls/useControls.ts';
import { useLastCalls } from '../../docs/controls/useLastCalls.ts';
import { t } from '../../core/texts/controls.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useCopy } from '../CopyButton/useCopy.ts';
import { PART } from '../../core/marks.ts';
import { t as tTheme } from '../../core/texts/t.ts';

export interface ControlsPanelProps {
  story: SiteStory;
  choice: PropertyChoice;
  /** Part of the rows' ids, to distinguish them from those of another table about the component. */
  part?: string;
  /**
   * Suffix of the fields' ids, to distinguish them from another table about the story: `-1`; empty for the first one.
   */
  suffix?: string;
  /** The last call of a handler of the story before the panel was mounted. */
  firstCall?: HandlerCall;
  /** Called when the reader resets the values, to restart the story as well. */
  onReset?: () => void;
  /** Called when the fields react to the reader. */
  onMount?: () => void;
}

/** The properties of a story, each with a field that sets it. */
export function ControlsPanel({ story, choice, part, suffix = '', ...on }: ControlsPanelProps) {
  const rows = useMemo(() => readControls(story, choice), [story, choice]);
  const controls = useControls(story, rows);
  const filter = usePropertyFilter();
  const { firstCall, onMount, onReset } = on;
  useEffect(() => onMount?.(), [onMount]);
  const globals = useSyncExternalStore(siteGlobals.subscribe, siteGlobals.get, () => firstGlobals);
  const { argTypes, component } = story.composed;
  const allGlobals = { ...story.composed.globals, ...globals, ...story.composed.storyGlobals };
  const isShown = (key: string) => isIncluded(argTypes[key]?.if, controls.args, allGlobals);
  const tables = { story, component, choice, part, isShown };
  if (!rows.some(({ control }) => control)) return <PropertyTables {...tables} />;

  const printControl = (key: string) => {
    const row = rows.find((one) => one.key === key);
    if (!row?.control) return '–';
    const value = controls.args[key];
    return (
      <span className={styles.control}>
        {canShow(row.control, value) ? (
          <Control
            control={row.control}
            id={`${story.id}-set-${key}${suffix}`}
            name={row.name}
            value={value}
            defaultValue={row.defaultValue}
            isReadOnly={row.isReadOnly}
            onChange={(next, isTyping) => controls.set(key, next, isTyping)}
          />
        ) : (
          <code title={t('setAtRunTime')}>{describeValue(value)}</code>
        )}
      </span>
    );
  };

  return (
    <>
      <div className={styles.tools} data-tools="">
        <Head controls={controls} story={story} firstCall={firstCall} onReset={onReset} />
        {rows.length > MANY_ROWS && <FilterField filter={filter} />}
      </div>
      <div onKeyUp={bringIntoReach}>
        <FilteredTables filter={filter}>
          <PropertyTables {...tables} printControl={printControl} />
        </FilteredTables>
      </div>
    </>
  );
}

/** Scrolls a focused field clear of sticky parts: for Tab, browsers only keep a text field's caret in view. */
function bringIntoReach({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
}

/** Whether a control can show a value: a choice shows any, a date field also dates, the others plain data. */
function canShow({ kind }: ControlType, value: unknown): boolean {
  if (kind === 'one' || kind === 'some' || value === undefined) return true;
  return isPlainData(value) || (kind === 'date' && value instanceof Date);
}

interface HeadProps {
  controls: Controls;
  story: SiteStory;
  firstCall?: HandlerCall;
  onReset?: () => void;
}

function Head({ controls, story, firstCall, onReset }: HeadProps) {
  const { changed, notes, allow, reset } = controls;
  const call = useLastCalls(story, firstCall);
  const [copyState, copy] = useCopy(async () => controls.link());
  const isCopied = copyState === 'copied';
  return (
    <div className={styles.head} {...PART}>
      {call && (
        <code className={styles.call} title={call}>
          {call}
        </code>
      )}
      <p role="status" className={call ? 'visually-hidden' : styles.message}>
        {copyState === 'failed'
          ? t('linkNotCopied')
          : notes.join(' ') || describeChanges(changed.length)}
      </p>
      <span role="status" className="visually-hidden">
        {isCopied && tTheme('copied')}
      </span>
      <button
        className={styles.button}
        type="button"
        data-done={isCopied || undefined}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'done' : 'link'} />
        <span data-wide={t('copyLink')}>{isCopied ? tTheme('copied') : t('copyLink')}</span>
      </button>
      {allow && (
        <button className={styles.button} type="button" onClick={allow}>
          {t('allow')}
        </button>
      )}
      <button
        className={styles.button}
        type="button"
        disabled={changed.length === 0 && !onReset}
        onClick={() => {
          reset();
          onReset?.();
        }}
      >
        {tTheme('reset')}
      </button>
    </div>
  );
}

function describeChanges(count: number): string {
  if (count === 0) return t('changeValue');
  return t('valuesChanged', { count });
}
