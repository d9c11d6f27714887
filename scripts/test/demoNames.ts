import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../setup.mjs';

/** Names of all demos, without the playground and the guides. */
export const demoNames = readdirSync(join(projectRoot, 'stories'))
  .filter((name) => !name.startsWith('_') && !['playground', 'guides'].includes(name))
  .sort();
