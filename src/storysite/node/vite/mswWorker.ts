import type { Plugin } from 'vite';

const PACKAGE = /\/node_modules\/msw\//;

/**
 * Lets MSW find its worker, a static file of the project, below the site's base: by itself it looks at the top of the host, and for
 * a relative address beside the page.
 */
export function mswWorker(base: string): Plugin {
  return {
    name: 'site:msw-worker',
    apply: 'build',
    transform: {
      filter: { id: PACKAGE, code: 'getAbsoluteWorkerUrl' },
      handler(code, id) {
        if (!PACKAGE.test(id.replaceAll('\\', '/')) || !code.includes('getAbsoluteWorkerUrl'))
          return null;
        const site = `new URL(${JSON.stringify(base)}, location.href)`;
        const text = code
          .replaceAll('new URL(workerUrl, location.href)', `new URL(workerUrl, ${site})`)
          .replaceAll('"/mockServiceWorker.js"', '"./mockServiceWorker.js"');
        return { code: text, map: null };
      },
    },
  };
}
