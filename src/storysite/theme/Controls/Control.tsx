import { type ChangeEvent, useEffect, useRef } from 'react';
import type { ControlProps } from './ControlProps.ts';
import styles from './Controls.module.css';
import { JsonControl } from './JsonControl.tsx';
import { t } from '../../core/texts/controls.ts';
import { type Control as ControlType, sixDigits } from '../../docs/controls/readControls.ts';

/** The field that sets one arg. */
export function Control(props: ControlProps) {
  const { control } = props;
  switch (control.kind) {
    case 'boolean':
      return <BooleanControl {...props} />;
    case 'number':
      return <NumberControl {...props} control={control} />;
    case 'one':
      return control.look === 'segments' ? (
        <Segments {...props} control={control} />
      ) : (
        <OneOf {...props} control={control} />
      );
    case 'some':
      return <SomeOf {...props} control={control} />;
    case 'json':
      return <JsonControl {...props} />;
    case 'file':
      return <FileControl {...props} control={control} />;
    case 'color':
      return <ColorControl {...props} control={control} />;
    case 'date':
      return <DateControl {...props} />;
    default:
      return <TextControl {...props} control={control} />;
  }
}

function BooleanControl({ id, name, value, defaultValue, isReadOnly, onChange }: ControlProps) {
  const isOn = value === undefined ? defaultValue === 'true' : Boolean(value);
  return (
    <input
      id={id}
      className={styles.switch}
      type="checkbox"
      role="switch"
      aria-label={name}
      checked={isOn}
      aria-checked={isOn}
      disabled={isReadOnly}
      onChange={() => onChange(!isOn)}
    />
  );
}

type Kind<K extends ControlType['kind']> = Extract<ControlType, { kind: K }>;

function NumberControl({
  control,
  id,
  name,
  value,
  defaultValue,
  isReadOnly: disabled,
  onChange,
}: ControlProps<Kind<'number'>>) {
  const { min, max, step, isRange } = control;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, valueAsNumber } = event.target;
    if (text === '') onChange(undefined, true);
    else if (Number.isFinite(valueAsNumber)) onChange(valueAsNumber, true);
  };
  const number = typeof value === 'number' ? value : '';
  const fallback = Number(defaultValue);
  const position = number === '' ? (Number.isFinite(fallback) ? fallback : (min ?? 0)) : number;
  const field = { id, min, max, disabled, 'aria-label': name, onChange: change };
  const shared = { ...field, step: step ?? 'any' };
  if (!isRange) {
    return (
      <input
        {...shared}
        className={styles.field}
        type="number"
        value={number}
        placeholder={defaultValue}
      />
    );
  }
  return (
    <span className={styles.range}>
      <input {...field} step={step ?? 1} type="range" value={position} />
      <output htmlFor={id}>{position}</output>
    </span>
  );
}

/** A text may have several lines, so its field grows with them. */
function TextControl(props: ControlProps<Kind<'text'> | Kind<'boolean'>>) {
  const { control, id, name, value, defaultValue, isReadOnly, onChange } = props;
  const text = asText(value);
  return (
    <textarea
      id={id}
      className={`${styles.field} ${styles.text}`}
      aria-label={name}
      rows={Math.min(8, text.split('\n').length)}
      value={text}
      placeholder={unquote(defaultValue)}
      maxLength={control.kind === 'text' ? control.maxLength : undefined}
      disabled={isReadOnly}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value, true)}
    />
  );
}

function ColorControl(props: ControlProps<Kind<'color'>>) {
  const { control, id, name, value, isReadOnly, onChange } = props;
  const { presets } = control;
  const color = sixDigits(asText(value));
  return (
    <span className={styles.color}>
      <input
        id={id}
        className={styles.field}
        type="color"
        aria-label={name}
        aria-describedby={color ? undefined : `${id}-unset`}
        // A browser's color field accepts only six digits.
        value={color ?? '#000000'}
        data-unset={color ? undefined : ''}
        list={presets && `${id}-presets`}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.value, true)}
      />
      {presets && (
        <datalist id={`${id}-presets`}>
          {presets.map((color) => (
            <option key={color} value={color} />
          ))}
        </datalist>
      )}
      {!color && <span id={`${id}-unset`}>{asText(value) || t('notSet')}</span>}
    </span>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sets the day, in UTC, and keeps the time of day; the value becomes milliseconds, as Storybook's does. */
function DateControl({ id, name, value, isReadOnly, onChange }: ControlProps) {
  const time = timeOf(value);
  const timeOfDay = time === undefined ? 0 : ((time % DAY_MS) + DAY_MS) % DAY_MS;
  return (
    <input
      id={id}
      className={styles.field}
      type="date"
      aria-label={name}
      value={time === undefined ? '' : new Date(time).toISOString().slice(0, 10)}
      disabled={isReadOnly}
      onChange={({ target }) =>
        onChange(target.value ? target.valueAsNumber + timeOfDay : undefined)
      }
    />
  );
}

/** Time of a value that a date field can show, whose years have four digits; undefined for others. */
function timeOf(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  const date = new Date(value as string | number | Date);
  const isShown = date.valueOf() >= -62_135_596_800_000 && date.valueOf() <= 253_402_300_799_999;
  return isShown ? date.valueOf() : undefined;
}

/** The reader's files, as addresses that live as long as the page, as in Storybook. */
function FileControl(props: ControlProps<Kind<'file'>>) {
  const { control, id, name, value, isReadOnly, onChange } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && !Array.isArray(value)) field.current.value = '';
  }, [value]);
  return (
    <input
      ref={field}
      id={id}
      className={styles.field}
      type="file"
      multiple
      accept={control.accept ?? 'image/*'}
      aria-label={name}
      disabled={isReadOnly}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        onChange(files.map((file) => URL.createObjectURL(file)));
        for (const address of Array.isArray(value) ? (value as unknown[]) : []) {
          if (typeof address === 'string' && address.startsWith('blob:')) {
            URL.revokeObjectURL(address);
          }
        }
      }}
    />
  );
}

const unquote = (text?: string) => text?.replace(/^(['"])(.*)\1$/, '$2');

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A label; blank ones in quotes, since a choice needs a visible name. */
const seen = (label = '') => (label.trim() ? label : `'${label}'`);

/** Whether an option is the current value; without a value, whether it is the default. */
function isChosen(option: unknown, label: string, props: ControlProps<Kind<'one'>>): boolean {
  const { control, value, defaultValue } = props;
  const isOption = control.options.includes(value);
  if (isOption || value !== undefined || defaultValue === undefined)
    return Object.is(option, value);
  return unquote(defaultValue) === label;
}

function Segments(props: ControlProps<Kind<'one'>>) {
  const { control, id, name, isReadOnly, onChange } = props;
  return (
    <span className={styles.segments} role="radiogroup" aria-label={name}>
      {control.options.map((option, index) => {
        const label = control.labels[index] ?? '';
        return (
          <label key={label} className={styles.segment}>
            <input
              className="visually-hidden"
              id={index === 0 ? id : undefined}
              type="radio"
              name={id}
              checked={isChosen(option, label, props)}
              disabled={isReadOnly}
              onChange={() => onChange(option)}
            />
            {seen(label)}
          </label>
        );
      })}
    </span>
  );
}

function OneOf(props: ControlProps<Kind<'one'>>) {
  const { control, id, name, isReadOnly, onChange } = props;
  const chosen = control.options.findIndex((option, index) =>
    isChosen(option, control.labels[index] ?? '', props),
  );
  return (
    <select
      id={id}
      className={styles.field}
      aria-label={name}
      value={chosen}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(control.options[Number(target.value)])}
    >
      {!control.options.includes(undefined) && <option value={-1}>–</option>}
      {control.labels.map((label, index) => (
        <option key={label} value={index}>
          {seen(label)}
        </option>
      ))}
    </select>
  );
}

function SomeOf(props: ControlProps<Kind<'some'>>) {
  const { control, id, name, value, isReadOnly, onChange } = props;
  const chosen = Array.isArray(value) ? (value as unknown[]) : [];
  return (
    <span className={styles.checks} role="group" aria-label={name}>
      {control.options.map((option, index) => (
        <label key={control.labels[index]}>
          <input
            id={index === 0 ? id : undefined}
            type="checkbox"
            checked={chosen.includes(option)}
            disabled={isReadOnly}
            onChange={({ target }) =>
              onChange(
                control.options.filter((one) =>
                  one === option ? target.checked : chosen.includes(one),
                ),
              )
            }
          />
          {seen(control.labels[index])}
        </label>
      ))}
    </span>
  );
}
