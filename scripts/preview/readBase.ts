import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The base path that a build was made for, read from where its home page takes its files from. */
export function readBase(dir: string): string {
  const home = join(dir, 'index.html');
  const html = existsSync(home) ? readFileSync(home, 'utf8') : '';
  const [, base] = /\b(?:href|src)="(\/(?:[^"]*\/)?)assets\//.exec(html) ?? [];
  return base ?? '/';
}
