import type { PrismEditor } from 'prism-code-editor';
import styles from './LiveEdit.module.css';

/** Distance between a line scrolled into view and the editor's edge. */
const GAP_PX = 16;

/** Marks a line and shows an error below it; returns a function that removes both. */
export function showError(editor: PrismEditor, number: number, text: string): () => void {
  const { lines, focused, activeLine } = editor;
  const line = lines[number];
  if (!line) return () => {};
  line.setAttribute('data-error', '');
  const note = document.createElement('div');
  note.className = styles.note ?? '';
  // The panel's status has the same text.
  note.setAttribute('aria-hidden', 'true');
  note.append(document.createElement('span'));
  note.firstElementChild?.append(text);
  lines[0]?.append(note);
  note.style.insetBlockStart = `${line.offsetTop + line.offsetHeight}px`;
  // The note must not cover the line that is being edited.
  const covered = Math.ceil(note.offsetHeight / (line.offsetHeight || 1));
  if (focused && activeLine > number && activeLine <= number + covered) {
    note.style.insetBlockStart = `${line.offsetTop - note.offsetHeight}px`;
  }
  bringIntoView(editor, [line, note], focused ? lines[activeLine] : undefined);
  // While somebody types, the page must not scroll away.
  if (!focused) note.scrollIntoView({ block: 'nearest' });
  return () => {
    line.removeAttribute('data-error');
    note.remove();
  };
}

/** Scrolls an editor to some elements, unless the line being edited would leave the view. */
function bringIntoView(
  { container }: PrismEditor,
  parts: readonly Element[],
  written: Element | undefined,
): void {
  // Without the horizontal scrollbar, which would cover a note.
  const start = container.getBoundingClientRect().top + container.clientTop;
  const view = {
    top: start,
    bottom: start + container.clientHeight,
    height: container.clientHeight,
  };
  const [top, bottom] = boundsOf(parts);
  const [first, last] = boundsOf(written ? [...parts, written] : parts);
  if (last - first > view.height || (top >= view.top && bottom <= view.bottom)) return;
  if (!written) container.scrollTop += (top + bottom - view.top - view.bottom) / 2;
  else if (top < view.top) container.scrollTop += top - view.top - GAP_PX;
  else container.scrollTop += bottom - view.bottom + GAP_PX;
}

function boundsOf(parts: readonly Element[]): [top: number, bottom: number] {
  const all = parts.map((part) => part.getBoundingClientRect());
  return [Math.min(...all.map(({ top }) => top)), Math.max(...all.map(({ bottom }) => bottom))];
}
