import { useEffect, useState } from 'react';
import type { ControlProps } from './ControlProps.ts';
import styles from './Controls.module.css';
import { t } from '../../core/texts/controls.ts';

/** An object or array as JSON; invalid JSON stays in the field with a message and does not reach the story. */
export function JsonControl({ id, name, value, isReadOnly, onChange }: ControlProps) {
  const printed = print(value);
  const [text, setText] = useState(printed);
  const [problem, setProblem] = useState<string>();
  // A reset or a step back changes the value to something else than the typed text.
  useEffect(() => {
    setText((typed) => (sameValue(typed, printed) ? typed : printed));
    setProblem(undefined);
  }, [printed]);

  const change = (typed: string) => {
    setText(typed);
    if (typed.trim() === '') {
      setProblem(undefined);
      onChange(undefined, true);
      return;
    }
    try {
      onChange(JSON.parse(typed), true);
      setProblem(undefined);
    } catch (error) {
      setProblem(describe(error, typed));
    }
  };

  return (
    <>
      <textarea
        id={id}
        className={styles.field}
        aria-label={t('json', { name })}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        rows={Math.min(8, text.split('\n').length + 1)}
        spellCheck={false}
        value={text}
        disabled={isReadOnly}
        onChange={({ target }) => change(target.value)}
      />
      {problem && (
        <span id={`${id}-problem`} className={styles.problem} role="status">
          {problem}
        </span>
      )}
    </>
  );
}

const INLINE_LENGTH = 40;

function print(value: unknown): string {
  if (value === undefined) return '';
  const inline = JSON.stringify(value) ?? '';
  return inline.length > INLINE_LENGTH ? JSON.stringify(value, undefined, 2) : inline;
}

function sameValue(typed: string, printed: string): boolean {
  try {
    return print(typed.trim() === '' ? undefined : JSON.parse(typed)) === printed;
  } catch {
    return false;
  }
}

/** Describes a JSON error, with line and column when the browser reports a position. */
function describe(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : '';
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position === undefined) {
    return t('jsonInvalid');
  }
  const before = text.slice(0, Number(position)).split('\n');
  const found = text[Number(position)];
  if (found === undefined) return t('jsonIncomplete');
  return t('jsonUnexpected', {
    character: found,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  });
}
