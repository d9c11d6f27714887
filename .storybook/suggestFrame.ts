import { posix } from 'node:path';
import type { Plugin } from 'vite';
import {
  buildSuggestFrame,
  readSuggestFrame,
  SUGGEST_FRAME,
} from '../scripts/build-suggest-frame.ts';

/** Options of `suggestFrame`. */
export interface SuggestFrameOptions {
  /** Address of the suggestion service, http or https. */
  suggestUrl: string;
}

/** Serves the suggestion service's frame at the site's root, and writes it there in a build. */
export function suggestFrame({ suggestUrl }: SuggestFrameOptions): Plugin {
  const build = async () => buildSuggestFrame(await readSuggestFrame(), suggestUrl);
  let forBrowser = true;
  return {
    name: 'site:suggest-frame',
    async configResolved(config) {
      forBrowser = !config.build.ssr;
      // A wrong address fails now, not in a reader's search.
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
