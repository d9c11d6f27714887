import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

/** A grid of icons. */
export function IconGallery({ children }: { children?: ReactNode }) {
  return <ul className={styles.icons}>{children}</ul>;
}

/** An icon over its name. */
export function IconItem({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <li className={styles.icon}>
      <span aria-hidden="true">{children}</span>
      <span>{name}</span>
    </li>
  );
}
