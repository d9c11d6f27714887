/** The kinds of warnings; the documentation explains each of them. */
export const warningCodes = [
  'block',
  'builder',
  'docgen',
  'docs-container',
  'duplicate-id',
  'environment',
  'front-matter',
  'late-error',
  'link',
  'markup',
  'missing-file',
  'missing-story',
  'msw',
  'nesting',
  'node-module',
  'package',
  'path',
  'plugin',
  'prerender',
  'react',
  'related',
  'static-file',
  'texts',
  'unreadable',
  'vite',
  'webpack',
] as const;

export type WarningCode = (typeof warningCodes)[number];

/** A file of the project, by its path there, and the line in it, as far as that is known. */
export interface Place {
  file?: string;
  line?: number;
}

/** A problem in a project, with its fix; fails a strict build. */
export interface Warning extends Place {
  code: WarningCode;
  text: string;
}

/** Adds a warning to those of a build. */
export type Warn = (code: WarningCode, text: string, place?: Place) => void;

/** Makes the function that adds to a list of warnings, each of them once. */
export function createWarn(warnings: Warning[]): Warn {
  const known = new Set(warnings.map(printWarning));
  return (code, text, { file, line } = {}) => {
    const warning: Warning = {
      code,
      text,
      ...(file !== undefined && { file }),
      ...(line !== undefined && { line }),
    };
    const printed = printWarning(warning);
    if (!known.has(printed)) warnings.push(warning);
    known.add(printed);
  };
}

/** A warning as a line: `docs/Button.mdx:12: The link …`. */
export function printWarning({ file, line, text }: Warning): string {
  return `${file ? `${file}${line === undefined ? '' : `:${line}`}: ` : ''}${text}`;
}
