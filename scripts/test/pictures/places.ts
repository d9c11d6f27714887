import { join, resolve } from 'node:path';
import { projectRoot } from '../../setup.mjs';

/** The committed pictures, one folder for each kind of browser. */
export const picturesFolder = join(projectRoot, '.ci/pictures');

/** Where a run writes its report: `index.html` shows what was expected, what came, and the difference. */
export const pictureReport = join(projectRoot, '.cache/test/pictures-report');

/** The built site whose pages are pictured. */
export const picturedSite = resolve(projectRoot, process.env.OUT_DIR ?? 'dist');
