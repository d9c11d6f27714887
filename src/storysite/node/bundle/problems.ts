import { join, relative, resolve } from 'node:path';
import type { IndexProblem } from '../project/Storybook.ts';
import { describeError, lineOf } from '../../core/describeError.ts';
import { entries } from '../project/entries.ts';
import type { Page } from '../../core/Page.ts';
import type { Site } from '../site/Site.ts';

/** An error for the overlay of Vite's client. */
export interface OverlayError {
  message: string;
  /** Empty, since the reader of an overlay needs a place, not Vite's own calls. */
  stack: string;
  /** Absolute path of the file. */
  id?: string;
  loc?: { file: string; line: number; column: number };
  frame?: string;
  plugin?: string;
}

interface Thrown {
  id?: string;
  loc?: { file?: string };
  frame?: string;
  plugin?: string;
  cause?: unknown;
}

/** Whether an error is about a file that cannot be compiled, rather than thrown by its code. */
export function isAboutFile(error: unknown): boolean {
  const { id, loc, frame, plugin } = Object(error) as Thrown;
  return Boolean(id ?? loc ?? frame ?? plugin);
}

/** Reads the message and the place in the project's files from an error. */
export function readThrown(error: unknown): OverlayError {
  const { id, loc, frame, plugin, cause } = Object(error) as Thrown;
  const file = (loc?.file ?? id)?.replace(/\?.*$/s, '');
  const line = lineOf(error) ?? lineOf(cause);
  return {
    message: describeError(error),
    stack: '',
    ...(file && { id: file }),
    ...(file && line !== undefined && { loc: { file, line, column: 1 } }),
    ...(frame && { frame }),
    ...(plugin && { plugin }),
  };
}

/** The overlay's error for a file that Storybook or the site cannot read. */
export function readProblem(root: string, { file, line, error = '' }: IndexProblem): OverlayError {
  const path = resolve(join(root, file));
  const loc = line === undefined ? undefined : { file: path, line, column: 1 };
  return { message: error, stack: '', id: path, ...(loc && { loc }) };
}

/** An error in one line for the terminal: `src/Button.stories.tsx:12: Unexpected token.` */
export function printLine(root: string, { message, id, loc }: OverlayError): string {
  // On Windows, tools write paths with either kind of slash.
  const folders = [root, root.replaceAll('\\', '/')].flatMap((folder) => [
    `${folder}/`,
    `${folder}\\`,
  ]);
  const short = folders.reduce((text, folder) => text.replaceAll(folder, ''), message);
  const text = short.replace(/\s+/g, ' ').trim();
  const file = id && relative(root, id).replaceAll('\\', '/');
  if (!file) return text;
  // Babel's messages start with the file.
  const reason = text.startsWith(`${file}: `) ? text.slice(file.length + 2) : text;
  if (reason.startsWith(file)) return reason;
  return `${loc ? `${file}:${loc.line}` : file}: ${reason}`;
}

/** Prints problems in the terminal, each once for as long as it lasts. */
export class Announcer {
  /** Problems of the site's files. */
  #site: string[] = [];
  /** Problems of pages and modules since the last change of a file. */
  #others = new Set<string>();
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Prints the problems of the site's files. */
  site(errors: OverlayError[]): void {
    const lines = errors.map((error) => printLine(this.#root, error));
    for (const line of lines) if (!this.#site.includes(line)) console.error(line);
    this.#site = lines;
  }

  /** An error in a page or in one of its modules. */
  error(error: OverlayError): void {
    this.warning(printLine(this.#root, error));
  }

  warning(line: string): void {
    if (!this.#others.has(line) && !this.#site.includes(line)) console.error(line);
    this.#others.add(line);
  }

  /** Forgets reported problems after a change, so that remaining ones are printed again. */
  forget(): void {
    this.#others.clear();
  }
}

/** A document that shows an error in the overlay of Vite's client, which loads it again once a file has changed. */
export function printErrorDocument(base: string, error: OverlayError): string {
  const json = JSON.stringify(error).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Error</title>
<script type="module">
import { ErrorOverlay } from '${base}@vite/client';
document.body.append(new ErrorOverlay(${json}));
</script>
</head>
<body></body>
</html>
`;
}

/** The module of a page whose files cannot be read, while they are edited. */
export function printProblem(
  site: Site,
  page: Page,
  problem: IndexProblem,
  isStory = false,
): string {
  const { file, line, error } = problem;
  const shown = { file, line, error, overlay: readProblem(site.root, problem) };
  return `
import { createElement } from 'react';
import { ProblemPage } from ${JSON.stringify(entries.problemPage)};
export const Content = () => createElement(ProblemPage, ${JSON.stringify({ title: page.title, ...shown })});
export const standalone = ${isStory};
export const page = ${JSON.stringify(page)};
`;
}
