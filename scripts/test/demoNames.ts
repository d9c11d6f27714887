import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../setup.mjs';

/** The demos' names in the order of the menu, for tests that go through all of them. */
export const demoNames = readdirSync(join(projectRoot, 'stories'))
  .filter((name) => !name.startsWith('_'))
  .sort();
