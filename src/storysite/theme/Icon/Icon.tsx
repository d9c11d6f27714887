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
  settings: 'M2 4.5h6m4 0h2M2 11.5h2m4 0h6M8 2.5h4v4H8zM4 9.5h4v4H4z',
  storybook: 'M2.5 2.5h11v11h-11zM2.5 6h11M6 6v7.5',
  github:
    'M5.5 12.5c-3 .9-3-1.5-4.2-1.8m8.4 3.6v-2.4c0-.7.1-1-.3-1.4 2-.2 4.1-1 4.1-4.4 0-.9-.3-1.7-.9-2.3.3-.7.2-1.6-.1-2.3 0 0-.7-.2-2.4.9a8 8 0 0 0-4.3 0C4.1 1.3 3.4 1.5 3.4 1.5c-.3.7-.4 1.6-.1 2.3-.6.6-.9 1.4-.9 2.3 0 3.4 2.1 4.2 4.1 4.4-.4.4-.4.8-.3 1.4v2.4',
  repository:
    'M4.5 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Zm0 8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Zm7-8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Zm-7 0v5m7-5c0 3-4 2.5-6.2 4',

  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  done: 'm3 8.5 3.2 3.2L13 5',
  reset: 'M2.5 8a5.5 5.5 0 1 0 1.8-4.1M2.3 2.2v2.3h2.3',
  direction: 'M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13',
  sandbox: 'M8 1.8 13.5 5v6L8 14.2 2.5 11V5L8 1.8ZM2.7 5.1 8 8.2l5.3-3.1M8 8.2v6',
  newTab: 'M9.5 2.5h4v4M13.5 2.5 8 8M12 9.5v4H2.5V4h4',
  edit: 'M10.7 2.7 13.3 5.3 5.8 12.8 2.5 13.5 3.2 10.2 10.7 2.7ZM9 4.4 11.6 7',
  link: 'M6.5 9.5l3-3M7 4.8l1.6-1.6a2.8 2.8 0 0 1 4 4L11 8.8M9 11.2l-1.6 1.6a2.8 2.8 0 0 1-4-4L5 7.2',

  more: 'M3.5 7.6a.4.4 0 1 0 .01 0ZM8 7.6a.4.4 0 1 0 .01 0ZM12.5 7.6a.4.4 0 1 0 .01 0Z',

  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14',
  property: 'M6 3C3.5 3 5.5 8 3 8c2.5 0 .5 5 3 5M10 3c2.5 0 .5 5 3 5-2.5 0-.5 5-3 5',
  page: 'M4 2h5l3 3v9H4ZM9 2v3h3',
  section: 'M6.5 2.5l-1.5 11M11 2.5l-1.5 11M3 6h11M2 10h11',
  text: 'M3 4h10M3 8h10M3 12h6',
} as const;

/** Name of a drawn icon, or the path of a custom one. */
export type IconName = keyof typeof paths | `M${string}`;

/** An icon in the text's color, hidden from assistive technology, since its control has a name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d={name in paths ? paths[name as keyof typeof paths] : name} />
    </svg>
  );
}
