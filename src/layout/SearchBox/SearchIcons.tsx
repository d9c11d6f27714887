const common = {
  width: 16,
  height: 16,
  viewBox: '0 0 16 16',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  'aria-hidden': true,
} as const;

/** A looking glass. */
export function SearchIcon() {
  return (
    <svg {...common}>
      <path d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14" />
    </svg>
  );
}

/** A cross. */
export function CloseIcon() {
  return (
    <svg {...common}>
      <path d="m4 4 8 8M12 4l-8 8" />
    </svg>
  );
}
