import { useEffect, useState, useSyncExternalStore } from 'react';
import { createTexts, textsLanguage, ToolButton, useCopy } from 'storysite/theme';
import styles from './LiveEdit.module.css';
import type { LiveSession } from './LiveSession.ts';
import { editorTexts } from './editorTexts.ts';
import { startOf } from './sharedAddress.ts';
import { MAX_ADDRESS_LENGTH, printLink } from './sharedCode.ts';

const t = createTexts(editorTexts, 'live-edit');

/** Says, among the story's tools, that its code is no longer the site's, and copies a link to it. */
export function EditedMark({ session }: { session: LiveSession }) {
  const isChanged = useSyncExternalStore(session.subscribe, () => session.isChanged);
  const [copyState, copy] = useCopy(() => putIntoAddress(session));
  // One failure after another is the same state.
  const [tries, setTries] = useState(0);
  useEffect(() => {
    // The link is not where it is too long.
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

/** The link to the code as it is, which is in the address bar from then on; rejects when it is too long. */
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
