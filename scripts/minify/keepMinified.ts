import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

type RenderChunk = (this: unknown, code: string, ...rest: unknown[]) => Promise<{ code: string }>;

const { version } = createRequire(import.meta.url)('terser/package.json') as { version: string };

/**
 * Caches terser's output for each chunk, so that the next build minifies only changed chunks. The file has only the
 * chunks of the last build.
 */
export function keepMinified(file: string): Plugin {
  const kept: Record<string, string> = {};
  return {
    name: 'keep-minified',
    apply: 'build',
    configResolved({ plugins, build }) {
      const terser = plugins.find(({ name }) => name === 'vite:terser');
      if (!terser || build.minify !== 'terser') return;
      const earlier = readKept(file);
      const minify = terser.renderChunk as unknown as RenderChunk;
      const options = JSON.stringify([version, build.terserOptions]);
      const renderChunk: RenderChunk = async function (code, ...rest) {
        const key = createHash('sha256').update(options).update(code).digest('hex');
        const minified = earlier[key] ?? (await minify.call(this, code, ...rest)).code;
        kept[key] = minified;
        return { code: minified };
      };
      Object.assign(terser, { renderChunk });
    },
    writeBundle() {
      if (Object.keys(kept).length > 0) writeKept(file, kept);
    },
  };
}

function readKept(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    // The cache is missing, or damaged by a killed build, which only costs time.
    if (existsSync(file) && !(error instanceof SyntaxError)) throw error;
    return {};
  }
}

/** Writes a new file and renames it, so that concurrent builds read either the old or the new one, never a part. */
function writeKept(file: string, kept: Record<string, string>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(kept));
  renameSync(draft, file);
}
