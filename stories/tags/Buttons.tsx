/** Properties of the select that the buttons change. */
export interface Switches {
  disabled: boolean;
  maxTagCount?: number | 'responsive';
}

const tagCounts: [name: string, count: Switches['maxTagCount']][] = [
  ['0', 0],
  ['1', 1],
  ['null', undefined],
  ['responsive', 'responsive'],
];

interface ButtonsProps extends Switches {
  onChange: (switches: Switches) => void;
}

/** Change the state of both selects. */
export function Buttons({ disabled, maxTagCount, onChange }: ButtonsProps) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <button
        type="button"
        aria-pressed={disabled}
        onClick={() => onChange({ disabled: !disabled, maxTagCount })}
      >
        toggle disabled
      </button>
      {tagCounts.map(([name, count]) => (
        <button
          key={name}
          type="button"
          aria-pressed={maxTagCount === count}
          onClick={() => onChange({ disabled, maxTagCount: count })}
        >
          {`toggle maxTagCount (${name})`}
        </button>
      ))}
    </div>
  );
}
