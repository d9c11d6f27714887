import { useSyncExternalStore } from 'react';
import { createTexts } from 'storysite/theme';
import styles from './LiveEdit.module.css';
import type { LiveSession } from './LiveSession.ts';
import { editorTexts } from './editorTexts.ts';

const t = createTexts(editorTexts, 'live-edit');

/** Says, among the story's tools, that its code is no longer the site's. */
export function EditedMark({ session }: { session: LiveSession }) {
  const isChanged = useSyncExternalStore(session.subscribe, () => session.isChanged);
  if (!isChanged) return null;
  return <span className={styles.mark}>{t('isEdited')}</span>;
}
