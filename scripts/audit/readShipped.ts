import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../setup.mjs';

/** Where a build lists what ships. */
const LISTS = ['licenses.txt', 'storybook/licenses.txt'];

const TITLE = /^(\S+) (\d+\.\d+\.\d+\S*) · /gm;

/** The packages that a build sends to readers, as `name@version`; throws a `SetupError` where there is no whole build. */
export function readShipped(dist: string): Set<string> {
  const missing = LISTS.filter((file) => !existsSync(join(dist, file)));
  if (missing.length > 0) {
    throw new SetupError(
      `${join(dist, missing[0] ?? '')} is missing, so nothing says which packages ship.`,
      'Run `npm run build` first.',
    );
  }
  const texts = LISTS.map((file) => readFileSync(join(dist, file), 'utf8'));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(TITLE)].map(([, name, version]) => `${name}@${version}`),
    ),
  );
}
