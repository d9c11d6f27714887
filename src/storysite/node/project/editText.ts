/** A range of a text and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Replaces ranges of a text, which do not overlap and may come in any order. */
export function editText(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, edit) => rest.slice(0, edit.start) + edit.text + rest.slice(edit.end), text);
}

/** The position of a node in a parsed text. */
type Position = { start: { offset?: number }; end: { offset?: number } } | undefined;

/** The edit that changes a node of a parsed text; none if the node has no position. */
export function editAt(text: string, position: Position, change: (own: string) => string): Edit[] {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) return [];
  return [{ start, end, text: change(text.slice(start, end)) }];
}
