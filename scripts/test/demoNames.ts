import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../setup.mjs';

/** The demos' names, for tests that go through all of them. The playground and the guides beside them are none. */
export const demoNames = readdirSync(join(projectRoot, 'stories'))
  .filter((name) => !name.startsWith('_') && !['playground', 'guides'].includes(name))
  .sort();
