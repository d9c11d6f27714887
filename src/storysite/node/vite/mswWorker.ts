import type { Plugin } from 'vite';

const PACKAGE = /\/node_modules\/msw\//;
const ADDON = /\/node_modules\/msw-storybook-addon\//;

/**
 * Lets MSW find its worker, a static file of the project, below the site's base: by itself it looks at the top of the host, and for
 * a relative address beside the page. Where there can be no worker, as on a host without https, stories are shown without mocks.
 */
export function mswWorker(base: string): Plugin {
  return {
    name: 'site:msw-worker',
    apply: 'build',
    transform: {
      filter: {
        id: /\/msw(?:-storybook-addon)?\//,
        code: /getAbsoluteWorkerUrl|activationPromise/,
      },
      handler(code, id) {
        const file = id.replaceAll('\\', '/');
        if (ADDON.test(file)) return { code: takeTurns(surviveWithout(code)), map: null };
        if (!PACKAGE.test(file) || !code.includes('getAbsoluteWorkerUrl')) return null;
        const site = `new URL(${JSON.stringify(base)}, location.href)`;
        const text = code
          .replaceAll('new URL(workerUrl, location.href)', `new URL(workerUrl, ${site})`)
          .replaceAll('.register(url, ', '.register(getAbsoluteWorkerUrl(url), ')
          .replaceAll('"/mockServiceWorker.js"', '"./mockServiceWorker.js"');
        return { code: text, map: null };
      },
    },
  };
}

/** What the addon does before a story's handlers apply. */
const START = 'const msw = getWorker();';

/** Starts MSW for a preview that does so in `beforeAll`, which Storybook alone runs, and goes on where it cannot start. */
const surviveWithout = (code: string) =>
  code
    .replace(
      START,
      `if (api === void 0) initialize({ onUnhandledRequest: 'bypass', quiet: true });\n  ${START}`,
    )
    .replaceAll(
      /await ((?:[\w.]+\.)?activationPromise);/g,
      'await $1?.catch((error) => console.warn(error));',
    );

/** How long a story's handlers stay, for the requests that it sends when it is mounted. */
const TURN_MS = 300;

/** Lets the stories of a page set their handlers one after the other: MSW has one list for the whole document. */
function takeTurns(code: string): string {
  const ready = 'await waitForMswReady();';
  if (!code.includes(ready)) return code;
  const turn = `${ready}
  const turn = storysiteTurn;
  if (context.parameters.msw)
    storysiteTurn = turn.then(() => new Promise((next) => setTimeout(next, ${TURN_MS})));
  await turn;`;
  return `let storysiteTurn = Promise.resolve();\n${code.replace(ready, turn)}`;
}
