import { expect, it } from 'vitest';
import type { SiteReader } from '../site/Site.ts';
import { storyStyles } from './storyStyles.ts';

const { transform } = storyStyles({ root: '/kit' } as SiteReader) as unknown as {
  transform: {
    handler: (code: string, id: string, options: { ssr: boolean }) => { code: string } | null;
  };
};
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
