import type { CSSProperties, MouseEvent, ReactNode } from 'react';

const colors = {
  blue: { background: '#2f5fd0', color: 'white' },
  red: { background: '#c8383b', color: 'white' },
  white: { background: 'white', color: '#16191d' },
};

interface TagProps {
  color: keyof typeof colors;
  /** Title of the button. */
  title: string;
  /** Without it, the tag has no button. */
  onClose?: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A tag in a color, with a button that closes it. */
export function Tag({ color, title, onClose, children }: TagProps) {
  return (
    <span style={{ ...tag, ...colors[color] }}>
      {children}
      {onClose && (
        <button
          type="button"
          aria-label="x"
          title={title}
          style={cross}
          // The select should not react to presses and keys on the button.
          onMouseDown={(event) => event.stopPropagation()}
          onKeyDown={(event) => event.stopPropagation()}
          onClick={onClose}
        >
          <svg width="8" height="8" viewBox="0 0 8 8" aria-hidden="true">
            <path
              d="M1 1l6 6m0-6L1 7"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
            />
          </svg>
        </button>
      )}
    </span>
  );
}

const tag: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  margin: 2,
  // On touch screens, keeps the field away from the last tag's button.
  paddingInline: 9,
  border: '1px solid rgb(128 128 128 / 0.4)',
  borderRadius: 6,
  lineHeight: '24px',
};

// Large enough for touch screens.
const cross: CSSProperties = {
  all: 'unset',
  minInlineSize: 24,
  minBlockSize: 24,
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  outline: 'revert',
};
