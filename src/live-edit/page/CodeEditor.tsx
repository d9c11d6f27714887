import { createTexts, textsLanguage } from 'storysite/theme';
import { createEditor, type PrismEditor } from 'prism-code-editor';
import { defaultKeymap, editHistory, editorCommands } from 'prism-code-editor/commands';
import 'prism-code-editor/layout.css';
import { useEffect, useRef } from 'react';
import { showError } from './showError.ts';
import styles from './LiveEdit.module.css';
import { editorTexts } from './editorTexts.ts';
import { languageOf } from './grammar.ts';
import { type LiveFile, MAX_TEXT_LENGTH } from './LiveState.ts';

const t = createTexts(editorTexts, 'live-edit');

interface CodeEditorProps {
  file: LiveFile;
  isHidden: boolean;
  /** `line` counts from 1. */
  error?: { line: number; text: string };
  /** Id of the text that explains how to leave the field. */
  hintId: string;
  onEdit(text: string): void;
  /** Called with the reason when an input is rejected. */
  onRefuse(reason: string): void;
}

/** Text field with a file's code, highlighted. */
export function CodeEditor({ file, isHidden, error, hintId, ...current }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<PrismEditor>(undefined);
  const latest = useRef(current);
  latest.current = current;

  useEffect(() => {
    if (!place.current) return undefined;
    const made = makeEditor(place.current, file, (text) => latest.current.onEdit(text));
    editor.current = made;
    leaveByEscape(made);
    refuseLongText(made, (reason) => latest.current.onRefuse(reason));
    made.textarea.setAttribute('aria-label', t('codeOf', { file: file.name }));
    made.textarea.setAttribute('aria-describedby', hintId);
    return () => made.remove();
    // From then on, the field keeps its own text.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    const made = editor.current;
    // The text changed outside of the field: files were reset, or a reset was undone.
    if (made && made.value !== file.text) replaceText(made, file.text);
  }, [file.text]);

  useEffect(
    () => editor.current && error && showError(editor.current, error.line, error.text),
    // Equal errors are different objects.
    // oxlint-disable-next-line react/exhaustive-deps
    [error?.line, error?.text, file.text, isHidden],
  );

  return <div className={styles.editor} ref={place} hidden={isHidden} />;
}

/** Replaces the text like a paste does, so that the field can undo it. */
function replaceText({ textarea }: PrismEditor, text: string): void {
  const type = { inputType: 'insertReplacementText' };
  textarea.dispatchEvent(new InputEvent('beforeinput', type));
  const { selectionStart, selectionEnd } = textarea;
  textarea.value = text;
  textarea.setSelectionRange(selectionStart, selectionEnd);
  textarea.dispatchEvent(new InputEvent('input', { ...type, bubbles: true }));
}

function makeEditor(
  place: HTMLElement,
  { text, kind, name }: LiveFile,
  onEdit: (text: string) => void,
): PrismEditor {
  let isFirst = true;
  return createEditor(
    place,
    {
      value: text,
      language: languageOf(name),
      readOnly: kind === 'fixed',
      onUpdate(value) {
        if (!isFirst) onEdit(value);
        isFirst = false;
      },
    },
    editorCommands(defaultKeymap),
    editHistory(),
  );
}

/** After Escape, the next Tab moves the focus, as it does in any other field. */
function leaveByEscape({ textarea, container }: PrismEditor): void {
  let isLeaving = false;
  container.addEventListener(
    'keydown',
    (event) => {
      const leaves = isLeaving && event.key === 'Tab';
      if (event.key !== 'Shift') isLeaving = event.key === 'Escape';
      // Keeps the editor from moving the focus, and the page from closing anything.
      if (isLeaving || leaves) event.stopPropagation();
    },
    true,
  );
  textarea.addEventListener('blur', () => (isLeaving = false));
}

/** Undoes a paste that is long enough to slow down the page. */
function refuseLongText({ textarea, container }: PrismEditor, onRefuse: (reason: string) => void) {
  let last = textarea.value;
  container.addEventListener(
    'input',
    (event) => {
      const { length } = textarea.value;
      if (length <= MAX_TEXT_LENGTH) {
        last = textarea.value;
        return;
      }
      event.stopPropagation();
      textarea.value = last;
      onRefuse(
        t('tooLong', {
          length: length.toLocaleString(textsLanguage()),
          limit: MAX_TEXT_LENGTH.toLocaleString(textsLanguage()),
        }),
      );
    },
    true,
  );
}
