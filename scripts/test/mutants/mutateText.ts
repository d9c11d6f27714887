import type { Mutant } from './Mutant.ts';

/** The file's text with the wrong change in it; throws when the entry no longer fits the file. */
export function mutateText(text: string, { says, file, find, replace }: Mutant): string {
  const parts = text.split(find);
  if (parts.length !== 2) {
    throw new Error(
      `The mutant "${says}" is stale: ${file} has ${JSON.stringify(find)} ${parts.length - 1} times, so it is not plain what to change. Give it a text that is there exactly once.`,
    );
  }
  return parts.join(replace);
}
