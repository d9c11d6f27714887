import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Adds notes to the table rows with their ids, below the first cell's text. */
export function rehypeRowNotes(notes: Readonly<Record<string, string>>) {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties, children }) => {
      const text = tagName === 'tr' ? notes[String(properties.id)] : undefined;
      const cell = children.find((child) => child.type === 'element');
      // The space is for Markdown and search, where the note is no line of its own.
      if (text && cell) cell.children.push({ type: 'text', value: ' ' }, createNote(text));
    });
  };
}

/** A note with the code that backticks mark in its text. */
function createNote(text: string): Element {
  const children = text.split('`').map((value, index): ElementContent => {
    const child = { type: 'text' as const, value };
    if (index % 2 === 0) return child;
    return { type: 'element', tagName: 'code', properties: {}, children: [child] };
  });
  return { type: 'element', tagName: 'small', properties: { className: ['row-note'] }, children };
}
