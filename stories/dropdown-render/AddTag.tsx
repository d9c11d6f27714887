import { useState } from 'react';

interface AddTagProps {
  onAdd: (tag: string) => void;
}

/** A text field in the popup, with a button that adds its text. */
export function AddTag({ onAdd }: AddTagProps) {
  const [text, setText] = useState('');

  const add = () => {
    if (text.trim()) onAdd(text.trim());
    setText('');
  };

  return (
    <div
      style={{ display: 'flex', gap: 8, padding: '8px 10px' }}
      // In React the popup is the select's child: without this, Backspace in
      // the text field would remove a tag.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') event.stopPropagation();
      }}
    >
      <input
        aria-label="New tag"
        placeholder="test"
        style={{ flex: 1, minWidth: 0 }}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button" onClick={add}>
        Add
      </button>
    </div>
  );
}
