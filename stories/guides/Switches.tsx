const names = [
  'disabled',
  'loading',
  'showSearch',
  'allowClear',
  'error',
  'multiple',
];

interface SwitchesProps {
  /** Names of the active states. */
  on: string[];
  onChange: (on: string[]) => void;
}

/** A check box for each state of the select. */
export function Switches({ on, onChange }: SwitchesProps) {
  const without = (name: string) => on.filter((other) => other !== name);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' }}>
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={on.includes(name)}
            onChange={({ target }) =>
              onChange(target.checked ? [...on, name] : without(name))
            }
          />{' '}
          {name}
        </label>
      ))}
    </div>
  );
}
