import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { createTexts, TabList } from 'storysite/theme';
import { CodeEditor } from './CodeEditor.tsx';
import styles from './LiveEdit.module.css';
import type { LiveError, LiveFile, LiveSession } from './LiveSession.ts';
import { editorTexts } from './editorTexts.ts';

const t = createTexts(editorTexts, 'live-edit');

interface CodePanelProps {
  session: LiveSession;
}

/** The files of a story in an editor, and the story's error with its place. */
export function CodePanel({ session }: CodePanelProps) {
  const { files, error } = useSyncExternalStore(session.subscribe, session.getState);
  const [current, setCurrent] = useState(0);
  const [refusal, setRefusal] = useState('');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (session.takesFocus) panel.current?.querySelector('textarea')?.focus();
  }, [session]);
  const file = files[current];
  if (!file) return null;
  const place = error?.path === file.path ? error.place : undefined;
  const problem = refusal || (error && describe(error, files));
  const isChanged = files.some(({ text, original }) => text !== original);

  return (
    <div ref={panel} className={styles.panel}>
      {files.length > 1 && (
        <TabList
          label={t('files')}
          names={files.map(({ name }) => name)}
          current={current}
          tabId={(index) => `${id}tab${index}`}
          panelId={() => `${id}panel`}
          onSelect={setCurrent}
        />
      )}
      <div
        id={`${id}panel`}
        {...(files.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}tab${current}` })}
      >
        <CodeEditor
          key={file.path}
          file={file}
          errorLine={place?.line}
          hintId={`${id}hint`}
          onEdit={(text) => {
            setRefusal('');
            session.edit(file.path, text);
          }}
          onRefuse={setRefusal}
        />
      </div>
      <div className={styles.foot}>
        <p className={styles.hint} id={`${id}hint`}>
          {file.kind === 'fixed' ? t('shared') : t('leaveHint')}
          {session.story.composed.isWrapped && ` ${t('leftOut')}`}
        </p>
        <p role="status" className={styles.error} data-live-error>
          {problem}
        </p>
        {isChanged && (
          <button type="button" className={styles.reset} onClick={() => session.reset()}>
            {t('resetCode')}
          </button>
        )}
      </div>
    </div>
  );
}

function describe({ text, path, place }: LiveError, files: readonly LiveFile[]): string {
  const name = files.find((file) => file.path === path)?.name;
  if (!name || !place) return text;
  return t('place', { file: name, line: place.line, column: place.column, error: text });
}
