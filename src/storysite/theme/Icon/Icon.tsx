import styles from './Icon.module.css';

/** Drawn on a 16 px grid with a 1.5 px line. */
const paths = {
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  chevron: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  light:
    'M8 10.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM8 1.5v1M8 13.5v1M14.5 8h-1M2.5 8h-1M12.6 3.4l-.7.7M4.1 11.9l-.7.7M12.6 12.6l-.7-.7M4.1 4.1l-.7-.7',
  dark: 'M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1Z',
  auto: 'M2 3.5h12v7.5H2zM6 13.5h4',
  storybook: 'M2.5 2.5h11v11h-11zM2.5 6h11M6 6v7.5',
  github:
    'M5.5 12.5c-3 .9-3-1.5-4.2-1.8m8.4 3.6v-2.4c0-.7.1-1-.3-1.4 2-.2 4.1-1 4.1-4.4 0-.9-.3-1.7-.9-2.3.3-.7.2-1.6-.1-2.3 0 0-.7-.2-2.4.9a8 8 0 0 0-4.3 0C4.1 1.3 3.4 1.5 3.4 1.5c-.3.7-.4 1.6-.1 2.3-.6.6-.9 1.4-.9 2.3 0 3.4 2.1 4.2 4.1 4.4-.4.4-.4.8-.3 1.4v2.4',
  repository:
    'M4.5 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Zm0 8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Zm7-8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Zm-7 0v5m7-5c0 3-4 2.5-6.2 4',
} as const;

/** Name of a drawn icon. */
export type IconName = keyof typeof paths;

/** A drawn icon in the text's colour; silent for assistive technology, since its control has a name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
