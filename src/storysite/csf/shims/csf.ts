export { combineTags } from '../combine.ts';
export { isExportStory, sanitize, storyNameFromExport, toId } from './storyId.ts';
export { definePreview, definePreviewAddon, __definePreview } from './definePreview.ts';
import { isIncluded } from '../prepareArgs.ts';
import { isTagged } from '../readStory.ts';
import type { ArgType, Args, Globals } from '../types.ts';

/** Whether an arg's condition is met. */
export function includeConditionalArg(argType: ArgType, args: Args, globals: Globals): boolean {
  return isIncluded(argType.if, args, globals);
}

/** Whether a value was made by `definePreview`. */
export const isPreview = (value: unknown) => isTagged(value, 'Preview');
/** Whether a value was made by `preview.meta`. */
export const isMeta = (value: unknown) => isTagged(value, 'Meta');
/** Whether a value was made by `meta.story`. */
export const isStory = (value: unknown) => isTagged(value, 'Story');

/** The children of a title's path. */
export function parseKind(
  title: string,
  {
    rootSeparator,
    groupSeparator,
  }: { rootSeparator: string | RegExp; groupSeparator: string | RegExp },
): { root: string | null; groups: string[] } {
  const [root, rest] = title.split(rootSeparator, 2);
  return {
    root: rest ? (root ?? null) : null,
    groups: (rest ?? title).split(groupSeparator).filter(Boolean),
  };
}
