import { type CsfFile, extractDescription, loadCsf } from 'storybook/internal/csf-tools';
import { readStorySource } from './readStorySource.ts';

/** What a CSF file says of one of its stories. */
export interface CsfStory {
  id: string;
  name: string;
  exportName: string;
  /** The comment above its export. */
  description?: string;
  /** The text of its export. */
  source: string;
}

/** What a CSF file says of itself. */
export interface CsfDescription {
  title?: string;
  /** Name of the variable that holds its meta. */
  metaName?: string;
  /** Specifier of the module that its meta names as `component`. */
  component?: string;
  /** The comment above its meta. */
  metaDescription?: string;
  stories: CsfStory[];
}

/** Stands for a title that Storybook makes of the file's path; the ids are then those of the index, not of this. */
const AUTOMATIC = 'automatic';

const known = new Map<string, { code: string; description: CsfDescription }>();

/**
 * Reads a CSF file's text by Storybook's own parser. A build asks for the same file a dozen times and the parser is slow,
 * so the answer is kept until the text is another one; the syntax tree, which is large, is not.
 */
export function describeCsf(code: string, file: string): CsfDescription {
  const before = known.get(file);
  if (before?.code === code) return before.description;
  const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title ?? AUTOMATIC }).parse();
  const description: CsfDescription = {
    title: csf.meta?.title === AUTOMATIC ? undefined : csf.meta?.title,
    metaName: csf._metaVariableName,
    component: csf.indexInputs[0]?.rawComponentPath,
    metaDescription: commentOf(csf._metaStatement),
    stories: Object.entries(csf._stories).map(([exportName, { id, name }]) => ({
      id,
      name: name ?? exportName,
      exportName,
      description: commentOf(csf._storyStatements[exportName]),
      source: readStorySource(csf, code, exportName),
    })),
  };
  known.set(file, { code, description });
  return description;
}

type Commented = Parameters<typeof extractDescription>[0];

function commentOf(node: CsfFile['_metaStatement'] | Commented): string | undefined {
  // Babel gives every node its comments, which the declared type leaves out.
  return (node && extractDescription(node as Commented)) || undefined;
}
