import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { createTexts, TabList } from 'storysite/theme';
import { bringIntoView } from './bringIntoView.ts';
import { CodeEditor } from './CodeEditor.tsx';
import type { Place } from './compile.ts';
import styles from './LiveEdit.module.css';
import type { LiveSession } from './LiveSession.ts';
import { IssueLink } from './IssueLink.tsx';
import type { LiveError, LiveFile } from './LiveState.ts';
import { editorTexts } from './editorTexts.ts';

const t = createTexts(editorTexts, 'live-edit');

interface CodePanelProps {
  session: LiveSession;
}

/** Editor of a story's files, with the story's error and its place. */
export function CodePanel({ session }: CodePanelProps) {
  const { files, error } = useSyncExternalStore(session.subscribe, session.getState);
  const [current, setCurrent] = useState(0);
  const [refusal, setRefusal] = useState('');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useArrival(session, panel);
  const file = files[current];
  if (!file) return null;
  const problem = refusal || (error && describe(error, files));
  const place = refusal ? undefined : error?.place;
  const goToError =
    place &&
    (() => {
      flushSync(() => setCurrent(files.findIndex(({ path }) => path === error?.path)));
      focusPlace(panel.current, place);
    });

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
            error={errorIn(one, error)}
            hintId={`${id}hint`}
            onEdit={(text) => {
              setRefusal('');
              session.edit(one.path, text);
            }}
            onRefuse={setRefusal}
          />
        ))}
      </div>
      <Foot {...{ session, file, problem, hintId: `${id}hint` }} onGoTo={goToError} />
    </div>
  );
}

/** Scrolls to the opened editor, and focuses its code if the reader opened it. */
function useArrival(session: LiveSession, panel: RefObject<HTMLDivElement>): void {
  useEffect(() => {
    const { openedBy } = session;
    if (openedBy === 'page' || !panel.current) return;
    if (openedBy !== 'address') focusCode(panel.current, openedBy === 'keyboard');
    bringIntoView(panel.current);
  }, [session, panel]);
}

/** Focuses the code, except on touch, where the on-screen keyboard would cover the page. */
function focusCode(panel: HTMLElement | null, isByKeyboard: boolean): void {
  if (!isByKeyboard && !window.matchMedia('(pointer: fine)').matches) return;
  fieldOf(panel)?.focus({ preventScroll: true });
}

const fieldOf = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLTextAreaElement>('textarea:not([hidden] *)');

function errorIn({ path }: LiveFile, error: LiveError | undefined) {
  if (!error?.place || error.path !== path) return undefined;
  return { line: error.place.line, text: error.text };
}

/** Moves the caret to an error, which scrolls it into view. */
function focusPlace(panel: HTMLElement | null, { line, column }: Place): void {
  const field = fieldOf(panel);
  const before = field?.value.split('\n').slice(0, line - 1) ?? [];
  const at = before.reduce((sum, { length }) => sum + length + 1, column - 1);
  field?.setSelectionRange(at, at);
  field?.blur();
  field?.focus();
}

interface FootProps {
  session: LiveSession;
  file: LiveFile;
  hintId: string;
  problem?: string;
  /** Goes to the place of the problem; undefined if it has none. */
  onGoTo?(): void;
}

/** Hint or error below the code, and the reset button. */
function Foot({ session, file, hintId, problem, onGoTo }: FootProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.hint} id={hintId}>
        {file.kind === 'fixed' ? t('shared') : t('leaveHint')}
        {session.story.composed.isWrapped && ` ${t('leftOut')}`}
      </p>
      <p role="status" className={styles.error} data-live-error>
        {onGoTo ? (
          <button type="button" onClick={onGoTo}>
            {problem}
          </button>
        ) : (
          problem
        )}
      </p>
      <span className={styles.ends}>
        {session.isChanged && <IssueLink session={session} />}
        {(session.isChanged || session.isReset) && <ResetButton session={session} />}
      </span>
    </div>
  );
}

/** Resets the code; a second press undoes that. */
function ResetButton({ session }: { session: LiveSession }) {
  const { isReset } = session;
  return (
    <button
      type="button"
      className={styles.reset}
      onClick={({ detail, currentTarget }) => {
        if (!isReset) session.reset();
        // The second click of a double click was meant for "Reset".
        else if (detail < 2) session.undoReset();
        // The undo keys work there.
        focusCode(currentTarget.closest<HTMLElement>(`.${styles.panel}`), detail === 0);
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
