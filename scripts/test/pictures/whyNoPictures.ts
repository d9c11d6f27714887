import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictureBrowser, pictureKey } from './pictureBrowser.ts';
import { picturesFolder } from './places.ts';

/** Why no picture can be compared on this machine, in one line; nothing where they can, or are about to be made. */
export async function whyNoPictures(): Promise<string | undefined> {
  if (!(await pictureBrowser())) {
    return 'Pictures are compared in the Chromium of @sparticuz/chromium alone (Linux x64); it does not start here.';
  }
  if (process.env.PICTURES_UPDATE || existsSync(join(picturesFolder, pictureKey())))
    return undefined;
  const known = existsSync(picturesFolder) ? readdirSync(picturesFolder).join(', ') : '';
  return `There are no pictures of ${pictureKey()} to compare with, only of ${known || 'nothing'}.`;
}
