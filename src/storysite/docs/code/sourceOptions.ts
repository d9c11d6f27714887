import type { SiteStory } from '../../runtime/story/SiteStory.ts';

/** Options of a story's code, from its parameters or from a block; the names are Storybook's. */
export interface SourceOptions {
  code?: string;
  language?: string;
  /** `dynamic`: the JSX that it renders; `code`: its code in the stories file; `auto`: `dynamic` for a story with args. */
  type?: string;
  /** Whether the common indent of its lines is left out. */
  format?: boolean | string;
  transform?(code: string, context: object): unknown;
}

/** The options in a story's parameters. */
export function readSourceParameter({ composed }: SiteStory): SourceOptions {
  const docs = composed.parameters.docs as { source?: SourceOptions } | undefined;
  const { code, ...source } = docs?.source ?? {};
  return { ...source, ...(typeof code === 'string' && { code }) };
}

/** Whether a story's code is its rendered JSX. */
export function wantsJsx(story: SiteStory, options: SourceOptions = {}): boolean {
  const type = options.type ?? readSourceParameter(story).type ?? 'auto';
  return (
    type === 'dynamic' || (type === 'auto' && story.composed.parameters.__isArgsStory === true)
  );
}

/** Whether a story's code in its box changes with the args that its reader sets. */
export function followsArgs(story: SiteStory): boolean {
  return readSourceParameter(story).code === undefined && wantsJsx(story);
}
