import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Adds notes to table rows, by row id, below the text of the first cell. */
export function rehypeRowNotes(notes: Readonly<Record<string, string>>) {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties, children }) => {
      const text = tagName === 'tr' ? notes[String(properties.id)] : undefined;
      const cell = children.find((child) => child.type === 'element');
      // In Markdown and search, the note follows on the same line, so it needs a space.
      if (text && cell) cell.children.push({ type: 'text', value: ' ' }, createNote(text));
    });
  };
}

/** Creates a note; text in backticks becomes code. */
function createNote(text: string): Element {
  const children = text.split('`').map((value, index): ElementContent => {
    const child = { type: 'text' as const, value };
    if (index % 2 === 0) return child;
    return { type: 'element', tagName: 'code', properties: {}, children: [child] };
  });
  return { type: 'element', tagName: 'small', properties: { className: ['row-note'] }, children };
}
