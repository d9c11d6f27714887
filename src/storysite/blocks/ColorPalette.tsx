import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

/** A list of colours. */
export function ColorPalette({ children }: { children?: ReactNode }) {
  return <div className={styles.palette}>{children}</div>;
}

interface ColorItemProps {
  title: string;
  subtitle?: string;
  /** Any CSS background, by its name or alone. */
  colors: string[] | Record<string, string>;
}

/** A colour in its shades. */
export function ColorItem({ title, subtitle, colors }: ColorItemProps) {
  const shades = Array.isArray(colors)
    ? colors.map((color) => [color, color] as const)
    : Object.entries(colors);
  return (
    <div className={styles.color}>
      <p className={styles.label}>
        <strong>{title}</strong>
        {subtitle && <span>{subtitle}</span>}
      </p>
      <ul className={styles.shades}>
        {shades.map(([name, color]) => (
          <li key={name}>
            <span className={styles.swatch} style={{ background: color }} />
            {name !== color && <span>{name}</span>}
            <code>{color}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
