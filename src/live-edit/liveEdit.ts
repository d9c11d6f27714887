import { posix } from 'node:path';
import type { Plugin } from 'vite';
import {
  commonPolicy,
  moduleBeside,
  printPolicy,
  type SitePlugin,
  type ViteContext,
} from 'storysite/plugin';
import { englishTexts } from './texts/englishTexts.ts';
import * as languages from './texts/languages.ts';

/** Name of the document that edited stories run in, at the root of the site. */
const FRAME = 'live.html';

/**
 * Lets readers edit a story and see it run, in every story whose files are known (`sourceFiles`). The code runs in a
 * sandboxed frame without an origin, which has a policy of its own, so that of the pages stays as it is.
 */
export function liveEdit(): SitePlugin {
  return {
    name: 'live-edit',
    texts: { en: englishTexts, ...languages },
    storyTool: moduleBeside(import.meta.url, './page/EditButton.tsx'),
    vite: (site) => [framePlugin(site)],
    headers: ({ config }) => [
      {
        pattern: config.base + FRAME,
        headers: {
          'Content-Security-Policy': printPolicy({ ...commonPolicy, sandbox: ['allow-scripts'] }),
          'Cache-Control': 'no-cache',
        },
      },
    ],
  };
}

/** What the editor imports, as Vite finds it from any project. */
const pagePackages = [
  '@babel/parser',
  'prism-code-editor',
  'prism-code-editor/commands',
  'prism-code-editor/prism',
  'prism-code-editor/prism/languages/css',
  'prism-code-editor/prism/languages/tsx',
  'prism-code-editor/prism/utils',
  'sucrase',
].map((name) => `storysite-live-edit > ${name}`);

/** Serves the frame at the root, and writes it there in a build. */
function framePlugin({ root, viteConfig, sourceFiles }: ViteContext): Plugin {
  let isForBrowser = true;
  let isFrame = false;

  async function build(warn: (text: string) => void = () => {}): Promise<string> {
    const [{ buildFrame }, { listImports }] = await Promise.all([
      import('./build/buildFrame.ts'),
      import('./build/listImports.ts'),
    ]);
    const imports = await listImports(root, await sourceFiles());
    if (imports.missing.length > 0) warn(describeMissing(imports.missing));
    return buildFrame(root, imports, await viteConfig());
  }

  return {
    name: 'site:live-edit',
    // Found only at the first press, they would make the development server load the page again and close the editor.
    config: () => ({ optimizeDeps: { include: pagePackages } }),
    configResolved({ build: { ssr, rollupOptions } }) {
      isForBrowser = !ssr;
      isFrame = rollupOptions.input === 'virtual:live-frame';
    },
    configureServer({ config, middlewares, watcher }) {
      const path = posix.join('/', config.base, FRAME);
      let html: Promise<string> | undefined;
      watcher.on('change', () => (html = undefined));
      middlewares.use(async (request, response, next) => {
        if (request.url?.split('?')[0] !== path) return next();
        try {
          const text = await (html ??= build());
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.setHeader('cache-control', 'no-cache');
          response.end(text);
        } catch (error) {
          html = undefined;
          next(error);
        }
      });
    },
    async generateBundle() {
      if (!isForBrowser || isFrame) return;
      if ((await sourceFiles()).length === 0) {
        this.warn(
          'No story can be edited, since the files of none are known. Set "sourceFiles" in site.config, or remove liveEdit().',
        );
        return;
      }
      this.emitFile({
        type: 'asset',
        fileName: FRAME,
        source: await build((text) => this.warn(text)),
      });
    },
  };
}

const MAX_NAMED = 5;

/** Says which stories fail in the editor, since their own code imports files that the site does not know as theirs. */
function describeMissing(missing: readonly string[]): string {
  const named = missing.slice(0, MAX_NAMED).join(', ');
  const rest = missing.length > MAX_NAMED ? `, and ${missing.length - MAX_NAMED} more` : '';
  return `liveEdit() cannot run stories whose files import others that "sourceFiles" in site.config does not name: ${named}${rest}. Name them there, too.`;
}
