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

/** File name, at the root of the site, of the document that runs edited stories. */
const FRAME = 'live.html';

/**
 * Lets readers edit and run every story whose files are known (`sourceFiles`). The code runs in a sandboxed frame
 * without an origin; it has its own policy, so the policy of the pages does not change.
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

/** Packages that the editor imports, resolvable from any project. */
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

/** Serves the frame at the root of the site, or emits it there in a build. */
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
    // If Vite discovered these on the first click, it would reload the page, which closes the editor.
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

/** Warning about stories that fail in the editor because they import files missing from `sourceFiles`. */
function describeMissing(missing: readonly string[]): string {
  const named = missing.slice(0, MAX_NAMED).join(', ');
  const rest = missing.length > MAX_NAMED ? `, and ${missing.length - MAX_NAMED} more` : '';
  return `liveEdit() cannot run stories whose files import others that "sourceFiles" in site.config does not name: ${named}${rest}. Name them there, too.`;
}
