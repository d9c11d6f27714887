import { posix } from 'node:path';
import { commonPolicy, printPolicy, type SitePlugin } from 'storysite/plugin';
import type { Plugin } from 'vite';
import { buildSuggestFrame, readSuggestFrame, SUGGEST_FRAME } from './buildSuggestFrame.ts';

export interface SuggestFrameOptions {
  /** Address of the suggestion service, http or https. */
  suggestUrl: string;
}

/** Adds the suggestion service's frame, with headers that remove its origin even if it is opened as a page. */
export function suggestFrame(options: SuggestFrameOptions): SitePlugin {
  const policy = printPolicy({ ...commonPolicy, sandbox: ['allow-scripts'] });
  return {
    name: 'suggest-frame',
    vite: () => [suggestFramePlugin(options)],
    headers: ({ config }) =>
      [SUGGEST_FRAME, `storybook/${SUGGEST_FRAME}`].map((file) => ({
        pattern: config.base + file,
        headers: { 'Content-Security-Policy': policy },
      })),
  };
}

/** Serves the suggestion service's frame at the root, or emits it there in a build. */
export function suggestFramePlugin({ suggestUrl }: SuggestFrameOptions): Plugin {
  const build = async () => buildSuggestFrame(await readSuggestFrame(), suggestUrl);
  let forBrowser = true;
  return {
    name: 'site:suggest-frame',
    async configResolved(config) {
      forBrowser = !config.build.ssr;
      // Fail early if the address is wrong.
      await build();
    },
    configureServer({ config, middlewares }) {
      const path = posix.join('/', config.base, SUGGEST_FRAME);
      middlewares.use(async (request, response, next) => {
        if (request.url?.split('?')[0] !== path) return next();
        try {
          const html = await build();
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.setHeader('cache-control', 'no-cache');
          response.end(html);
        } catch (error) {
          next(error);
        }
      });
    },
    async generateBundle() {
      if (!forBrowser) return;
      this.emitFile({ type: 'asset', fileName: SUGGEST_FRAME, source: await build() });
    },
  };
}
