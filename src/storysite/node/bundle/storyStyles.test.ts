import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteReader } from '../site/Site.ts';
import { storyStyles } from './storyStyles.ts';

const warn = vi.fn();
const { transform, load } = storyStyles({
  root: '/kit',
  warn,
} as unknown as SiteReader) as unknown as {
  transform: {
    handler: (code: string, id: string, options: { ssr: boolean }) => { code: string } | null;
  };
  load: (this: object, id: string) => Promise<string>;
};

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'styles-'))));
afterEach(() => {
  expect(warn.mock.calls.every(([code]) => code === 'package')).toBe(true);
  warn.mockReset();
  rmSync(root, { recursive: true });
});

/** The path of a module of an installed package. */
function install(name: string, version: string): string {
  const folder = join(root, 'node_modules', name).replaceAll('\\', '/');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version }));
  return `${folder}/dist/index.esm.js`;
}
const cache = '/kit/node_modules/@emotion/cache/dist/emotion-cache.esm.js';
const code = `var isBrowser = typeof document !== 'undefined';
var createCache = (options) => options;
export { createCache as default };
`;

it('keeps what Emotion writes on the server, also with a DOM', () => {
  const kept = transform.handler(code, cache, { ssr: true })?.code;
  expect(kept).toContain('var isBrowser = false;');
  expect(kept).toMatch(/cache\.compat = true;.*export \{ createKept as default \};/s);
  const own = transform.handler(code, cache.replaceAll('cache', 'react'), { ssr: true })?.code;
  expect(own).toBe(code.replace(/typeof.*'/, 'false'));
});

it('leaves Emotion in the browser alone', () => {
  expect(transform.handler(code, cache, { ssr: false })).toBeNull();
});

it.each([
  ['another name', 'var makeCache = () => {};\nexport { makeCache as default };'],
  ['another export', 'export default () => {};'],
])('warns of a version of Emotion that makes caches by %s', (_, text) => {
  transform.handler(text, install('@emotion/cache', '12.1.0'), { ssr: true });
  expect(warn).toHaveBeenCalledWith('package', expect.stringContaining('@emotion/cache 12.1.0'));
});

it('says nothing of other modules of Emotion', () => {
  const file = install('@emotion/cache', '11.0.0');
  transform.handler(code, file, { ssr: true });
  transform.handler("export { default } from './other.js';", file, { ssr: true });
  transform.handler("export { _default as default } from './other.js';", file, { ssr: true });
  transform.handler('export default styled;', install('@emotion/styled', '11.0.0'), { ssr: true });
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['5.3.11', false],
  ['6.1.0', false],
  ['7.0.0', true],
])('knows styled-components %s, or warns', async (version, isUnknown) => {
  const id = install('styled-components', version);
  const loaded = await load.call({ resolve: async () => ({ id }) }, '\0virtual:site-styles');
  expect(loaded).toContain('ServerStyleSheet } = styled;');
  const named = warn.mock.calls.filter(([, text]) => String(text).includes(version));
  expect(named).toHaveLength(isUnknown ? 1 : 0);
  expect(warn.mock.calls).toEqual(named);
});
