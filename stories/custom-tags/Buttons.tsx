interface ButtonsProps {
  onDisabled: () => void;
  onCount: (maxTagCount: number | null) => void;
}

/** Toggle the select's state and number of tags. */
export function Buttons({ onDisabled, onCount }: ButtonsProps) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <button type="button" onClick={onDisabled}>
        toggle disabled
      </button>
      {[0, 1, null].map((count) => (
        <button key={count} type="button" onClick={() => onCount(count)}>
          toggle maxTagCount ({`${count}`})
        </button>
      ))}
    </div>
  );
}
