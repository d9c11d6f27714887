import type { ReactNode } from 'react';
import styles from './galleries.module.css';
import { t } from '../../core/texts/t.ts';
import { PART } from '../../core/marks.ts';

/** A list of colors. */
export function ColorPalette({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.palette} {...PART}>
      {children}
    </div>
  );
}

interface ColorItemProps {
  title: string;
  subtitle?: string;
  /** Any CSS background, with or without a name. */
  colors: string[] | Record<string, string>;
}

/** A color in its shades. */
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

/** A grid of icons. */
export function IconGallery({ children }: { children?: ReactNode }) {
  return (
    <ul className={styles.icons} {...PART}>
      {children}
    </ul>
  );
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

interface TypesetProps {
  fontFamily?: string;
  /** CSS lengths, or numbers of pixels. */
  fontSizes: (string | number)[];
  fontWeight?: number;
  sampleText?: string;
}

/** A sample of a font in each of its sizes. */
export function Typeset({
  fontFamily,
  fontSizes,
  fontWeight,
  sampleText = 'The quick brown fox jumps over the lazy dog.',
}: TypesetProps) {
  return (
    <ul className={styles.typeset} {...PART} tabIndex={0} aria-label={t('fontSizes')}>
      {fontSizes.map((fontSize) => (
        <li key={fontSize}>
          <span className={styles.size}>{fontSize}</span>
          <span style={{ fontFamily, fontSize, fontWeight }}>{sampleText}</span>
        </li>
      ))}
    </ul>
  );
}
