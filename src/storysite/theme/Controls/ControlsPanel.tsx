import { useEffect, useMemo } from 'react';
import { PropertyTables } from '../../blocks/properties/PropertyTables.tsx';
import type { PropertyChoice } from '../../blocks/properties/readProperties.ts';
import type { DemoStory } from '../../client/story/DemoStory.ts';
import { Control } from './Control.tsx';
import styles from './Controls.module.css';
import { JsxCode } from './JsxCode.tsx';
import { readControls } from './readControls.ts';
import { type Controls, useControls } from './useControls.ts';
import { t } from '../texts/t.ts';

export interface ControlsPanelProps {
  story: DemoStory;
  choice: PropertyChoice;
  /** Tells the rows' ids from those of another table about the component. */
  part?: string;
  /** How the component is imported, where that is known. */
  importLine?: string;
  /** Called when the fields react to the reader. */
  onMount?: () => void;
}

/** The properties of a story, each with a field that sets it, over the code that gives what is shown. */
export function ControlsPanel({ story, choice, part, importLine, onMount }: ControlsPanelProps) {
  const rows = useMemo(() => readControls(story, choice), [story, choice]);
  const controls = useControls(story, rows);
  useEffect(() => onMount?.(), [onMount]);
  const tables = { story, component: story.composed.component, choice, part };
  if (!rows.some(({ control }) => control)) return <PropertyTables {...tables} />;

  const printControl = (key: string) => {
    const row = rows.find((one) => one.key === key);
    if (!row?.control) return '–';
    return (
      <span className={styles.control}>
        <Control
          control={row.control}
          id={`${story.id}-set-${key}`}
          name={row.name}
          value={controls.args[key]}
          defaultValue={row.defaultValue}
          onChange={(value, isTyping) => controls.set(key, value, isTyping)}
        />
        <ResetButton
          name={row.name}
          isIdle={!controls.changed.includes(key)}
          onReset={() => controls.reset(key)}
        />
      </span>
    );
  };

  return (
    <>
      <Head {...controls} />
      <PropertyTables {...tables} printControl={printControl} />
      <JsxCode story={story} rows={rows} args={controls.args} importLine={importLine} />
    </>
  );
}

function Head({ changed, ignored, reset }: Controls) {
  return (
    <div className={styles.head}>
      <p role="status" className={styles.message}>
        {ignored.join(' ') || describeChanges(changed.length)}
      </p>
      <button
        className={styles.resetAll}
        type="button"
        disabled={changed.length === 0}
        onClick={() => reset()}
      >
        {t('Reset all')}
      </button>
    </div>
  );
}

function describeChanges(count: number): string {
  if (count === 0) return t('Change a value to see it in the story.');
  return count === 1 ? t('1 value changed.') : t('{} values changed.', count);
}

interface ResetButtonProps {
  name: string;
  /** Whether there is nothing to reset. */
  isIdle: boolean;
  onReset(): void;
}

function ResetButton({ name, isIdle, onReset }: ResetButtonProps) {
  return (
    <button
      className={styles.reset}
      type="button"
      aria-label={t('Reset {}', name)}
      title={t('Reset {}', name)}
      disabled={isIdle}
      onClick={onReset}
    >
      ↺
    </button>
  );
}
