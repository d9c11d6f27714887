import type { SiteStory } from '../../runtime/story/SiteStory.ts';

/** What a story's parameters, or a block over them, say of its code; the same names as in Storybook. */
export interface SourceOptions {
  code?: string;
  language?: string;
  /** `dynamic`: what it renders; `code`: what its stories file says; `auto`: the first where it has args. */
  type?: string;
  /** Whether the common indent of its lines is left out. */
  format?: boolean | string;
  transform?(code: string, context: object): unknown;
}

/** What the parameters of a story say of its code. */
export function readSourceParameter({ composed }: SiteStory): SourceOptions {
  const docs = composed.parameters.docs as { source?: SourceOptions } | undefined;
  const { code, ...source } = docs?.source ?? {};
  return { ...source, ...(typeof code === 'string' && { code }) };
}
