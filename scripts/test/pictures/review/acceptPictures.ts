import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../../../setup.mjs';
import { listIds } from './listDifferences.ts';

/** Suffixes of baseline files, by file name in the review. */
const targets = { 'after.png': '.png', 'after.yml': '.aria.yml' };

/**
 * Accepts pictures of a review as new baselines, and removes baselines that no test takes any more. If an id is
 * unknown, throws before writing any file.
 */
export function acceptPictures(ids: string[], review: string, baselines: string): void {
  const known = existsSync(review) ? listIds(review) : [];
  const unknown = ids.filter((id) => !known.includes(id));
  if (ids.length === 0 || unknown.length > 0) {
    const problem =
      unknown.length > 0 ? `No picture "${unknown.join('", "')}"` : 'No picture named';
    const there = known.length > 0 ? known.map((id) => `\n  ${id}`).join('') : ' nothing.';
    throw new SetupError(
      `${problem}, so nothing was accepted. The last comparison left to review:${there}`,
      known.length > 0 ? 'Give one or more of these ids.' : 'Run `npm run test:visual` first.',
    );
  }
  for (const id of ids) {
    const isRemoved = !['after.png', 'after.yml'].some((name) =>
      existsSync(join(review, id, name)),
    );
    for (const [name, ending] of Object.entries(targets)) {
      const [source, target] = [join(review, id, name), join(baselines, id + ending)];
      if (existsSync(source)) cpSync(source, target);
      else if (isRemoved) rmSync(target, { force: true });
    }
    console.log(`${isRemoved ? 'Removed' : 'Accepted'} ${id}`);
  }
}
