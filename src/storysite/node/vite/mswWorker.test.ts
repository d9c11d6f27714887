import { expect, it } from 'vitest';
import { mswWorker } from './mswWorker.ts';

const { handler } = mswWorker('/docs/').transform as unknown as {
  handler(code: string, id: string): { code: string } | null;
};

const CODE = `function getAbsoluteWorkerUrl(workerUrl) {
  return new URL(workerUrl, location.href).href;
}
var DEFAULT_WORKER_URL = "/mockServiceWorker.js";`;

it('looks for the worker below the base', () => {
  const { code = '' } = handler(CODE, '/project/node_modules/msw/lib/browser/index.mjs') ?? {};
  const find = new Function('location', `${code} return getAbsoluteWorkerUrl(DEFAULT_WORKER_URL);`);
  expect(find({ href: 'https://kit.example/docs/button/' })).toBe(
    'https://kit.example/docs/mockServiceWorker.js',
  );
});

it('leaves other modules alone', () => {
  expect(handler(CODE, '/project/src/worker.js')).toBeNull();
});
