import { useEffect, useState, type CSSProperties } from 'react';
import type { StoryFile } from '../../runtime/story/SiteStory.ts';
import styles from './SourceCode.module.css';
import { t } from '../../core/texts/t.ts';

interface FurtherSourceProps {
  file: StoryFile;
  /** Number of visible lines. */
  lines: number;
  className?: string;
}

/** An additional file of a story, loaded when it is first shown; space for its lines is reserved meanwhile. */
export function FurtherSource({ file, lines, className }: FurtherSourceProps) {
  const [html, setHtml] = useState<string>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let gone = false;
    if (failed) return undefined;
    file.load?.().then(
      // Only once, since a new object would make React write the same HTML again.
      (loaded) => !gone && setHtml(loaded.html),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [file, failed]);

  if (failed)
    return (
      <p className={styles.note} role="alert">
        {t('fileFailed', { name: file.name })}{' '}
        <button className={styles.again} type="button" onClick={() => setFailed(false)}>
          {t('tryAgain')}
        </button>
      </p>
    );

  return (
    <pre className={className} tabIndex={0} aria-busy={html === undefined}>
      {html === undefined ? (
        <code className={styles.loading} style={{ '--lines': lines } as CSSProperties}>
          {t('loadingFile', { name: file.name })}
        </code>
      ) : (
        <code dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </pre>
  );
}
