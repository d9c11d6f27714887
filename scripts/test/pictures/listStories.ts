import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Ids of the stories that a built site has a page of, sorted, without the legacy ids. */
export function listStories(site: string): string[] {
  return readdirSync(join(site, '~demos'))
    .filter((id) => !id.startsWith('docs-'))
    .sort();
}
