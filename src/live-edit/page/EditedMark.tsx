import { useEffect, useState, useSyncExternalStore } from 'react';
import { createTexts, textsLanguage, ToolButton, useCopy } from 'storysite/theme';
import styles from './LiveEdit.module.css';
import type { LiveSession } from './LiveSession.ts';
import { editorTexts } from './editorTexts.ts';
import { startOf } from './sharedAddress.ts';
import { MAX_ADDRESS_LENGTH, printLink } from './sharedCode.ts';

const t = createTexts(editorTexts, 'live-edit');

/** Marks an edited story in its toolbar, and copies a link to the edited code. */
export function EditedMark({ session }: { session: LiveSession }) {
  const isChanged = useSyncExternalStore(session.subscribe, () => session.isChanged);
  const [copyState, copy] = useCopy(() => putIntoAddress(session));
  // Two failures in a row leave the state unchanged.
  const [tries, setTries] = useState(0);
  useEffect(() => {
    // A link that is too long is not in the address bar.
    const isInBar = location.hash.startsWith(startOf(session.story.id));
    if (copyState === 'failed' && isInBar) session.say(t('linkInBar'));
  }, [copyState, tries, session]);
  const isCopied = copyState === 'copied';
  if (!isChanged) return null;
  return (
    <span className={styles.mark}>
      <span className={styles.edited}>{t('isEdited')}</span>
      <ToolButton
        name={t(isCopied ? 'copied' : 'copyLink')}
        icon={isCopied ? 'done' : 'link'}
        label={t(isCopied ? 'copied' : 'copyLink')}
        data-done={isCopied}
        onClick={() => void copy().then(() => setTries((before) => before + 1))}
      />
      <span role="status" className="visually-hidden">
        {isCopied && t('copied')}
      </span>
    </span>
  );
}

/** Puts a link to the current code into the address bar and returns it; rejects if it is too long. */
async function putIntoAddress(session: LiveSession): Promise<string> {
  const link = await printLink(session.story.id, session.edits);
  const print = (count: number) => count.toLocaleString(textsLanguage());
  const values = { length: print(link.length), limit: print(MAX_ADDRESS_LENGTH) };
  const isTooLong = link.length > MAX_ADDRESS_LENGTH;
  session.say(isTooLong ? t('linkTooLong', values) : '');
  if (isTooLong) throw new RangeError('The link is too long.');
  history.replaceState(history.state, '', link);
  return link;
}
