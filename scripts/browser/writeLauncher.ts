import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startsUp } from './startsUp.ts';
import { writeFontConfiguration } from './writeFontConfiguration.ts';

/**
 * Writes a script that starts the unpacked browser of a folder by its path alone: test tools take a path, but on a
 * bare system the browser also needs the libraries and fonts that were unpacked beside it.
 */
export async function writeLauncher(folder: string): Promise<void> {
  const lines = ['#!/bin/sh', 'here=$(dirname "$(readlink -f "$0")")'];
  const startsAlone = await startsUp(join(folder, 'chromium'));
  if (!startsAlone) {
    lines.push('export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"');
  }
  if (!existsSync('/etc/fonts/fonts.conf')) {
    await writeFontConfiguration(folder);
    lines.push('export FONTCONFIG_FILE="$here/fonts/own.conf"');
  }
  lines.push('exec "$here/chromium" "$@"', '');
  await writeFile(join(folder, 'launch.sh'), lines.join('\n'), { mode: 0o755 });
}
