import { createTexts } from 'storysite/theme';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './LiveEdit.module.css';
import type { LiveSession } from './LiveSession.ts';
import { readTheme, watchTheme } from './readTheme.ts';
import { editorTexts } from './editorTexts.ts';

const t = createTexts(editorTexts, 'live-edit');

/** A loaded frame that stays silent for this long failed to load the story's document. */
const ANSWER_MS = 2000;

interface LiveFrameProps {
  session: LiveSession;
}

/** Frame that runs an edited story, and the status while it does not. */
export function LiveFrame({ session }: LiveFrameProps) {
  const { status, frame, height, instead } = useSyncExternalStore(
    session.subscribe,
    session.getState,
  );
  const [theme] = useState(readTheme);
  useEffect(() => watchTheme(session.sendTheme), [session]);
  const isThere = status !== 'stopped' && status !== 'left' && status !== 'failed';

  return (
    <div className={styles.stage} data-old={instead && ''}>
      {isThere && (
        <iframe
          key={frame}
          ref={session.attach}
          className={styles.frame}
          title={t('edited', { story: session.story.componentTitle })}
          // Without an origin it has no cookies, no storage, and no access to this document.
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          src={`${import.meta.env.BASE_URL}live.html#${theme}`}
          style={{ blockSize: height || undefined }}
          // The browser's error page fires it, too.
          onLoad={() => setTimeout(() => session.fail(frame), ANSWER_MS)}
        />
      )}
      {instead === 'last' && <p className={styles.old}>{t('old')}</p>}
      <div role="status" className={styles.status}>
        {status === 'loading' && <p className={styles.loading}>{t('loading')}</p>}
        {status === 'frozen' && (
          <p>
            {t('frozen')}{' '}
            <button type="button" onClick={() => session.stop()}>
              {t('stop')}
            </button>
          </p>
        )}
        {instead === 'original' && status === 'shown' && (
          <p>
            {t('original')}{' '}
            <button type="button" onClick={() => session.reset()}>
              {t('resetCode')}
            </button>
          </p>
        )}
        {status === 'stopped' && <p>{t('stopped')}</p>}
        {status === 'left' && <p>{t('ended')}</p>}
        {status === 'failed' && (
          <p>
            {t('failed')}{' '}
            <button type="button" onClick={() => session.restart()}>
              {t('tryAgain')}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
