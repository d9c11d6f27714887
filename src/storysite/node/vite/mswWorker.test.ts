import { expect, it } from 'vitest';
import { mswWorker } from './mswWorker.ts';

const { handler } = mswWorker('/docs/').transform as unknown as {
  handler(code: string, id: string): { code: string } | null;
};
const transform = (code: string, id: string) =>
  handler(code, `/project/node_modules/${id}`)?.code ?? code;

// As in MSW 2.15.
const CODE = `function getAbsoluteWorkerUrl(workerUrl) {
  return new URL(workerUrl, location.href).href;
}
const getWorkerInstance = (url, options) => navigator.serviceWorker.register(url, options);
var DEFAULT_WORKER_URL = "/mockServiceWorker.js";`;

it.each([
  ['DEFAULT_WORKER_URL', 'https://kit.example/docs/mockServiceWorker.js'],
  ['"./mocks/worker.js"', 'https://kit.example/docs/mocks/worker.js'],
  ['"/top/worker.js"', 'https://kit.example/top/worker.js'],
])('finds and registers the worker at %s below the base', (url, address) => {
  const code = transform(CODE, 'msw/lib/browser/index.mjs');
  const run = (what: string): unknown =>
    new Function('location', 'navigator', `${code} return ${what};`)(
      { href: 'https://kit.example/docs/button/' },
      { serviceWorker: { register: (given: string) => given } },
    );
  expect(run(`getAbsoluteWorkerUrl(${url})`)).toBe(address);
  expect(run(`getWorkerInstance(${url})`)).toBe(address);
});

it('shows stories where the worker cannot start', async () => {
  const addon = `const activationPromise = Promise.reject(new Error('No worker.'));
return (async () => { await activationPromise; return 'shown'; })();`;
  const code = transform(addon, 'msw-storybook-addon/dist/index.browser.js');
  await expect(new Function('console', code)({ warn() {} })).resolves.toBe('shown');
});

it('starts the worker of a preview that starts it in beforeAll', async () => {
  // As in version 2.0.6 of the addon.
  const addon = `let api;
const started = [];
function initialize(options) {
  started.push(options);
  api = { context: { activationPromise: Promise.reject(new Error('No worker.')) } };
}
function getWorker() {
  if (api === void 0) throw new Error('Did you forget to call "initialize"?');
  return api;
}
async function waitForMswReady() {
  const msw = getWorker();
  await msw.context.activationPromise;
}
const load = async (context) => { await waitForMswReady(); };
return (async () => { await load({ parameters: {} }); await load({ parameters: {} }); return started; })();`;
  const code = transform(addon, 'msw-storybook-addon/dist/index.browser.js');
  const started = (await new Function('console', code)({ warn() {} })) as object[];
  expect(started).toEqual([{ onUnhandledRequest: 'bypass', quiet: true }]);
});

it('keeps the handlers of a story until it has sent its requests', async () => {
  const addon = `const applied = [];
const waitForMswReady = async () => {};
const load = async (context) => { await waitForMswReady(); applied.push([context.id, performance.now()]); };
return (async () => {
  await Promise.all([1, 2].map((id) => load({ id, parameters: { msw: {} } })));
  return applied;
})();`;
  const code = transform(addon, 'msw-storybook-addon/dist/index.browser.js');
  const applied = (await new Function(code)()) as [number, number][];
  expect(applied.map(([id]) => id)).toEqual([1, 2]);
  expect(applied[1]![1] - applied[0]![1]).toBeGreaterThan(250);
});

it('leaves other modules alone', () => {
  expect(handler(CODE, '/project/src/worker.js')).toBeNull();
});
