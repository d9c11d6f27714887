import {
  type CSSProperties,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createTexts, TabList } from 'storysite/theme';
import { bringIntoView } from './bringIntoView.ts';
import { CodeEditor } from './CodeEditor.tsx';
import styles from './LiveEdit.module.css';
import type { LiveSession } from './LiveSession.ts';
import type { LiveError, LiveFile } from './LiveState.ts';
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
    if (session.byKeyboard === undefined || !panel.current) return;
    // Not for a finger, whose keyboard would cover the page.
    if (session.byKeyboard) focusCode(panel.current);
    bringIntoView(panel.current);
  }, [session]);
  const file = files[current];
  if (!file) return null;
  const problem = refusal || (error && describe(error, files));

  return (
    <div
      ref={panel}
      className={styles.panel}
      style={{ '--room': `${session.room.code}px` } as CSSProperties}
    >
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
        className={styles.file}
        {...(files.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${id}tab${current}` })}
      >
        {/* All of them, so that each keeps its history. */}
        {files.map((one) => (
          <CodeEditor
            key={one.path}
            file={one}
            isHidden={one !== file}
            errorLine={error?.path === one.path ? error.place?.line : undefined}
            hintId={`${id}hint`}
            onEdit={(text) => {
              setRefusal('');
              session.edit(one.path, text);
            }}
            onRefuse={setRefusal}
          />
        ))}
      </div>
      <Foot session={session} file={file} hintId={`${id}hint`} problem={problem} />
    </div>
  );
}

function focusCode(panel: HTMLElement | null): void {
  const field = panel?.querySelector<HTMLElement>('textarea:not([hidden] *)');
  field?.focus({ preventScroll: true });
}

interface FootProps {
  session: LiveSession;
  file: LiveFile;
  hintId: string;
  problem?: string;
}

/** What there is to say about the code, and the way back to the original. */
function Foot({ session, file, hintId, problem }: FootProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.hint} id={hintId}>
        {file.kind === 'fixed' ? t('shared') : t('leaveHint')}
        {session.story.composed.isWrapped && ` ${t('leftOut')}`}
      </p>
      <p role="status" className={styles.error} data-live-error>
        {problem}
      </p>
      {(session.isChanged || session.isReset) && <ResetButton session={session} />}
    </div>
  );
}

/** Resets the code, and then takes that back. */
function ResetButton({ session }: { session: LiveSession }) {
  const { isReset } = session;
  return (
    <button
      type="button"
      className={styles.reset}
      onClick={({ detail, currentTarget }) => {
        if (!isReset) session.reset();
        // The second click of two in a row was meant for what was there before.
        else if (detail < 2) session.undoReset();
        // Where the keys for undo work; not for a finger, whose keyboard would cover the page.
        if (detail === 0 || window.matchMedia('(pointer: fine)').matches) {
          focusCode(currentTarget.closest<HTMLElement>(`.${styles.panel}`));
        }
      }}
    >
      {t(isReset ? 'undoReset' : 'resetCode')}
    </button>
  );
}

function describe({ text, path, place }: LiveError, files: readonly LiveFile[]): string {
  const name = files.find((file) => file.path === path)?.name;
  if (!name || !place) return text;
  return t('place', { file: name, line: place.line, column: place.column, error: text });
}
