import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The file that a host serves for a path under the base; undefined when there is none. */
export function builtFileOf(dir: string, path: string): string | undefined {
  const plain = decodeURIComponent(path);
  const candidates =
    plain === '' || plain.endsWith('/') ? [`${plain}index.html`] : [plain, `${plain}/index.html`];
  return candidates.find((file) => /\.\w+$/.test(file) && existsSync(join(dir, file)));
}
