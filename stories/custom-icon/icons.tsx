function drawIcon(name: string, path: string) {
  return (
    <svg
      data-icon={name}
      width="12"
      height="12"
      viewBox="0 0 12 12"
      style={{ display: 'block' }}
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

export const arrowIcon = drawIcon('arrow', 'M2 4l4 4 4-4');

export const clearIcon = drawIcon(
  'clear',
  'M1 6a5 5 0 1 0 10 0 5 5 0 1 0-10 0M4 4l4 4m0-4L4 8',
);

export const removeIcon = drawIcon('remove', 'M3 3l6 6m0-6L3 9');
