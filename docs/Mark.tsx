import styles from './Mark.module.css';

interface MarkProps {
  kind: '✓' | '✕';
  /** What it says. */
  label: string;
}

/** A check mark or a cross. It is drawn, since not every font has one; copied text has the sign. */
export function Mark({ kind, label }: MarkProps) {
  return (
    <span role="img" aria-label={label}>
      <span className={styles.sign}>{kind}</span>
      <svg aria-hidden viewBox="0 0 16 16" style={{ inlineSize: '1em', verticalAlign: '-0.125em' }}>
        <path
          d={kind === '✓' ? 'M2.5 8.5l3.5 3.5 7-8' : 'M4 4l8 8M12 4l-8 8'}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
        />
      </svg>
    </span>
  );
}
