import type { ChangeEvent } from 'react';
import type { ControlProps } from './ControlProps.ts';
import styles from './Controls.module.css';
import { JsonControl } from './JsonControl.tsx';
import type { Control as ControlType } from './readControls.ts';

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
    default:
      return <TextControl {...props} control={control} />;
  }
}

function BooleanControl({ id, name, value, defaultValue, onChange }: ControlProps) {
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
  const shared = { id, min, max, step: step ?? 'any', 'aria-label': name, onChange: change };
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
      <input {...shared} step={step ?? 1} type="range" value={position} />
      <output htmlFor={id}>{position}</output>
    </span>
  );
}

type TextKind = ControlProps<Kind<'text'> | Kind<'boolean' | 'color' | 'date' | 'json'>>;

function TextControl({ control, id, name, value, defaultValue, onChange }: TextKind) {
  const type = control.kind === 'color' || control.kind === 'date' ? control.kind : 'text';
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (type === 'date') onChange(target.value ? target.valueAsNumber : undefined);
    else onChange(target.value, true);
  };
  return (
    <input
      id={id}
      className={styles.field}
      type={type}
      aria-label={name}
      value={type === 'date' ? dayOf(value) : type === 'color' ? colorOf(value) : asText(value)}
      placeholder={defaultValue?.replace(/^(['"])(.*)\1$/, '$2')}
      maxLength={control.kind === 'text' ? control.maxLength : undefined}
      autoComplete="off"
      spellCheck={false}
      onChange={change}
    />
  );
}

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A browser's color field takes nothing but six digits. */
const colorOf = (value: unknown) => {
  const text = asText(value);
  if (/^#[\da-f]{3}$/i.test(text)) return text.replace(/[\da-f]/gi, '$&$&');
  return /^#[\da-f]{6}$/i.test(text) ? text : '#000000';
};

function dayOf(value: unknown): string {
  const date = new Date(value as string | number | Date);
  return value === undefined || Number.isNaN(date.valueOf()) ? '' : date.toISOString().slice(0, 10);
}

/** Whether an option is the current value, or the default when there is no value. */
function isChosen(option: unknown, label: string, { value, defaultValue }: ControlProps): boolean {
  if (value !== undefined) return Object.is(option, value);
  return defaultValue?.replace(/^(['"])(.*)\1$/, '$2') === label;
}

function Segments(props: ControlProps<Kind<'one'>>) {
  const { control, id, name, onChange } = props;
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
              onChange={() => onChange(option)}
            />
            {label}
          </label>
        );
      })}
    </span>
  );
}

function OneOf(props: ControlProps<Kind<'one'>>) {
  const { control, id, name, onChange } = props;
  const chosen = control.options.findIndex((option, index) =>
    isChosen(option, control.labels[index] ?? '', props),
  );
  return (
    <select
      id={id}
      className={styles.field}
      aria-label={name}
      value={chosen}
      onChange={({ target }) => onChange(control.options[Number(target.value)])}
    >
      <option value={-1}>–</option>
      {control.labels.map((label, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}

function SomeOf({ control, id, name, value, onChange }: ControlProps<Kind<'some'>>) {
  const chosen = Array.isArray(value) ? (value as unknown[]) : [];
  return (
    <span className={styles.checks} role="group" aria-label={name}>
      {control.options.map((option, index) => (
        <label key={control.labels[index]}>
          <input
            id={index === 0 ? id : undefined}
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(
                control.options.filter((one) =>
                  one === option ? target.checked : chosen.includes(one),
                ),
              )
            }
          />
          {control.labels[index]}
        </label>
      ))}
    </span>
  );
}
