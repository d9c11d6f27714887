import styles from './Gallery.module.css';

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
    <ul className={styles.typeset}>
      {fontSizes.map((fontSize) => (
        <li key={fontSize}>
          <span className={styles.size}>{fontSize}</span>
          <span style={{ fontFamily, fontSize, fontWeight }}>{sampleText}</span>
        </li>
      ))}
    </ul>
  );
}
