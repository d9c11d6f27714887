import { SetupError } from '../setup/SetupError.mjs';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** The error of a build; where the disk has no room, in words that say what became of the earlier result. */
export function explainFullDisk(error: unknown, target: string): unknown {
  const { code, message } = (error ?? {}) as NodeJS.ErrnoException;
  if (!code || !FULL.has(code)) return error;
  return new SetupError(
    `There is no space left for the build (${message}); ${target} is as it was.`,
    'Make room on the disk and build again.',
  );
}
