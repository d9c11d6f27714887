/** @jsxRuntime automatic — Storybook builds the manager with the classic runtime, which would want React in scope. */
const paths = {
  light:
    'M8 10.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM8 1.5v1M8 13.5v1M14.5 8h-1M2.5 8h-1M12.6 3.4l-.7.7M4.1 11.9l-.7.7M12.6 12.6l-.7-.7M4.1 4.1l-.7-.7',
  dark: 'M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1Z',
  auto: 'M2 3.5h12v7.5H2zM6 13.5h4',
  ltr: 'M2.5 4h11M2.5 8h7M2.5 12h4m3 0h4m-2-2 2 2-2 2',
  rtl: 'M2.5 4h11M6.5 8h7M9.5 12h4m-7 0h-4m2-2-2 2 2 2',
} as const;

/** Icon of a toolbar tool, drawn as the site draws its own. */
export function ToolIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
