import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FONT_CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Writes a configuration that knows only the fonts unpacked beside the browser of a folder. Gives its path. */
export async function writeFontConfiguration(folder: string): Promise<string> {
  const path = join(folder, 'fonts', 'own.conf');
  await writeFile(path, FONT_CONFIGURATION);
  return path;
}
