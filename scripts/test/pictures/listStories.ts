import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../../setup.mjs';

/** Ids of the stories that a built site has a page of, sorted, without the legacy ids. */
export function listStories(site: string): string[] {
  const folder = join(site, '~demos');
  if (!existsSync(folder)) {
    throw new SetupError(
      `There is no built site in ${site}, so there is nothing to take pictures of.`,
      'Run `npm run test:visual`, which builds one, or set OUT_DIR to a build.',
    );
  }
  return readdirSync(folder)
    .filter((id) => !id.startsWith('docs-'))
    .sort();
}
