import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes as Node } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { type Edit, editAt, editText } from './editText.ts';
import { scopeSheet } from './scopeSheet.ts';
import type { Storybook } from './Storybook.ts';

type StaticDirs = Storybook['staticDirs'];

/** A host of fonts, whose sheets have no rules for elements. */
const FONTS = /^(?:https?:)?\/\/fonts\./i;

/** Style sheets of a preview's head. */
export interface HeadSheets {
  /** The head with scoped `style` elements, and without links to sheets that are files of the project. */
  head: string;
  /** Those files, to be bundled with the stories. */
  sheets: string[];
  /** Addresses of sheets of other hosts, which stay in the head. */
  foreign: string[];
  /** Addresses that cannot be decoded, as they are written; their links stay in the head. */
  malformed: string[];
}

/** Scopes the style sheets of a preview's head to stories, as is done with sheets that modules import. */
export function takeSheets(head: string, staticDirs: StaticDirs): HeadSheets {
  const edits: Edit[] = [];
  const sheets: string[] = [];
  const foreign: string[] = [];
  const malformed: string[] = [];
  const replace = ({ position }: Node, change: (text: string) => string) =>
    edits.push(...editAt(head, position, change));
  visit(fromHtml(head, { fragment: true }), 'element', (element) => {
    const { tagName, properties, children } = element;
    if (tagName === 'style') children.forEach((text) => replace(text, scopeSheet));
    if (tagName !== 'link' || String(properties.rel) !== 'stylesheet') return;
    const href = String(properties.href ?? '');
    if (/^(?:https?:)?\/\//i.test(href)) {
      if (!FONTS.test(href)) foreign.push(href);
      return;
    }
    const path = decodeFile(href);
    if (path === undefined) return void malformed.push(href);
    // One for some media, or an alternate one, is more than its text.
    const file = properties.media || properties.title ? undefined : findStatic(path, staticDirs);
    if (!file) return;
    sheets.push(file);
    replace(element, () => '');
  });
  return { head: editText(head, edits), sheets, foreign, malformed };
}

/** The path of an address of Storybook's iframe, which is at the top of the host; undefined for a malformed one. */
function decodeFile(href: string): string | undefined {
  try {
    return join('/', decodeURI(href.replace(/[?#].*$/, '')));
  } catch {
    return undefined;
  }
}

/** The project's file at a path of Storybook's server. */
function findStatic(path: string, staticDirs: StaticDirs): string | undefined {
  // A later folder replaces what an earlier one has.
  for (const { from, to } of staticDirs.toReversed()) {
    const start = `/${to.replace(/^\/+|\/+$/g, '')}`.replace(/\/?$/, '/');
    const isFile = statSync(from).isFile();
    if (isFile && `${path}/` === start) return from;
    const file = join(from, path.slice(start.length));
    const isThere = existsSync(file) && statSync(file).isFile();
    if (!isFile && path.startsWith(start) && isThere) return file;
  }
  return undefined;
}
