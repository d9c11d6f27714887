import { join, relative, resolve } from 'node:path';
import { resolveBin } from './resolveBin.ts';
import { runScript } from './runScript.ts';
import { projectRoot, runCommand, SetupError } from './setup.mjs';
import { removeUnused, wantedPictures } from './test/pictures/listPictures.ts';
import { listStories } from './test/pictures/listStories.ts';
import {
  pictureBrowser,
  pictureKey,
  pictureReport,
  picturesFolder,
  whyNoPictures,
} from './test/pictures/pictureBrowser.ts';

/** The folder of the site to take pictures of: that of OUT_DIR, or one that is built now, without the workbench. */
async function buildPictured(): Promise<string> {
  if (process.env.OUT_DIR) return resolve(projectRoot, process.env.OUT_DIR);
  const site = join(projectRoot, '.cache/pictures/site');
  const build = join(projectRoot, 'scripts/build.ts');
  const code = await runScript(build, ['--site-only'], { OUT_DIR: site });
  if (code === 0) return site;
  throw new SetupError(
    'The site could not be built, so there is nothing to take pictures of.',
    'The lines above say what is wrong.',
  );
}

/** `npm run test:visual`: compares the pictures; `--update` renews them. Other arguments go to Playwright. */
async function testVisual(args: string[]): Promise<void> {
  const isUpdate = args.includes('--update');
  if (isUpdate && !(await pictureBrowser())) {
    throw new SetupError(
      `${pictureKey()} has no browser whose pictures could be kept.`,
      'Renew them on Linux x64, where the Chromium of @sparticuz/chromium starts.',
    );
  }
  if (isUpdate) process.env.PICTURES_UPDATE = '1';
  const site = await buildPictured();
  if (isUpdate) {
    const removed = removeUnused(picturesFolder, pictureKey(), wantedPictures(listStories(site)));
    for (const path of removed) console.log(`Removed ${path}: no test makes it.`);
  }
  const config = join(projectRoot, 'scripts/test/pictures/playwright.config.ts');
  const update = isUpdate ? ['--update-snapshots=changed'] : [];
  const others = args.filter((arg) => arg !== '--update');
  process.exitCode = await runScript(
    resolveBin('@playwright/test', 'playwright'),
    ['test', '-c', config, ...update, ...others],
    {
      OUT_DIR: site,
      // For who asks for reporters of their own by `--reporter`.
      PLAYWRIGHT_HTML_OUTPUT_DIR: pictureReport,
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
  );
  const reason = await whyNoPictures();
  if (reason) console.log(`\n${reason}`);
  console.log(`\nReport: ${relative(projectRoot, join(pictureReport, 'index.html'))}`);
}

await runCommand(() => testVisual(process.argv.slice(2)));
