import { rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { resolveBin } from './resolveBin.ts';
import { runScript } from './runScript.ts';
import { projectRoot, runCommand, SetupError } from './setup.mjs';
import { listUnused } from './test/pictures/listPictures.ts';
import { listDistinct } from './test/pictures/listStories.ts';
import { acceptPictures } from './test/pictures/review/acceptPictures.ts';
import {
  pictureKey,
  pictureReport,
  pictureReview,
  picturesFolder,
  whyNoPictures,
} from './test/pictures/pictureBrowser.ts';

/** Folder of the site to take pictures of: OUT_DIR, or a new build without Storybook. */
async function buildPictured(): Promise<string> {
  if (process.env.OUT_DIR) return resolve(projectRoot, process.env.OUT_DIR);
  const site = join(projectRoot, '.cache/pictures/site');
  const code = await runScript('scripts/build.ts', ['--site-only'], { OUT_DIR: site });
  if (code === 0) return site;
  throw new SetupError(
    'The site could not be built, so there are no pages to take pictures of.',
    'See the output above.',
  );
}

/**
 * `npm run test:visual`: compares the pictures; `--update` replaces all, `--accept <ids>` only the given ones of the
 * last run. Other arguments go to Playwright.
 */
async function testVisual(args: string[]): Promise<void> {
  if (args[0] === '--accept') {
    return acceptPictures(args.slice(1), pictureReview, join(picturesFolder, pictureKey()));
  }
  const isUpdate = args.includes('--update');
  if (isUpdate) process.env.PICTURES_UPDATE = '1';
  const site = await buildPictured();
  if (isUpdate && !(await whyNoPictures())) {
    for (const path of listUnused(picturesFolder, pictureKey(), listDistinct(site))) {
      rmSync(join(picturesFolder, path));
      console.log(`Removed ${path}, which no test uses.`);
    }
  }
  const config = join(projectRoot, 'scripts/test/pictures/playwright.config.ts');
  const others = args.map((arg) => (arg === '--update' ? '--update-snapshots=changed' : arg));
  const playwright = resolveBin('@playwright/test', 'playwright');
  const env = { OUT_DIR: site, PLAYWRIGHT_HTML_OPEN: 'never' };
  process.exitCode = await runScript(playwright, ['test', '-c', config, ...others], env);
  const reason = await whyNoPictures();
  if (reason) console.log(`\n${reason}`);
  for (const [name, folder] of Object.entries({ Report: pictureReport, Review: pictureReview })) {
    console.log(`${name}: ${relative(projectRoot, join(folder, 'index.html'))}`);
  }
}

await runCommand(() => testVisual(process.argv.slice(2)));
