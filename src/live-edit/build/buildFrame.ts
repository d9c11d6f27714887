import { transform } from 'esbuild';
import { type InlineConfig, type Plugin, build } from 'vite';
import { escapeHtml, hashScript, moduleBeside, printPolicy } from 'storysite/plugin';
import type { FrameImports } from './listImports.ts';

const ENTRY = 'virtual:live-frame';

/** Builds the document that runs edited stories: one file, whose policy allows its own script and those it creates. */
export async function buildFrame(
  root: string,
  imports: FrameImports,
  viteConfig: InlineConfig,
): Promise<string> {
  const { plugins = [], ...shared } = viteConfig;
  const result = await build({
    ...shared,
    logLevel: 'warn',
    publicDir: false,
    plugins: [entry(root, imports), ...plugins],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      // Vite 8 would stop at what browsers skip, which a project's sheets may have.
      cssMinify: false,
      assetsInlineLimit: () => true,
      cssCodeSplit: false,
      modulePreload: false,
      rollupOptions: {
        input: ENTRY,
        output: { format: 'iife' },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = outputs.flatMap((file) =>
    file.type === 'chunk' && file.isEntry ? file.code : [],
  );
  const styles = outputs.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
  );
  const options = { loader: 'css', minify: true, logLevel: 'silent' } as const;
  const { code } = await transform(styles.join('\n'), options);
  return printFrame(script.join('\n'), code);
}

const BASE_STYLE = `
:root { color-scheme: light dark; display: grid; grid-template-columns: minmax(0, 1fr); }
:root { grid-template-rows: minmax(220px, auto); align-content: start; align-items: center; }
body { display: flow-root; margin: 0; padding: 48px 32px; font: 16px/1.65 system-ui, sans-serif; }
[data-story] { display: grid; grid-template-columns: minmax(0, 1fr); }
[data-layout='centered'] > [data-story] { inline-size: fit-content; max-inline-size: 100%; margin-inline: auto; }
@media (max-width: 600px) { body { padding: 24px 16px; } }`;

/**
 * Runs first. Without response headers anyone may frame the document; if it had an origin, the code sent to it would
 * run with the site's privileges.
 */
const REFUSE_ORIGIN =
  "if (self.origin !== 'null') throw new Error('This document runs code that it is sent, so it works in a sandboxed iframe only.');\n";

/** Prints the document. Only its script, allowed by hash, and the scripts it creates may run. */
function printFrame(code: string, styles: string): string {
  // An HTML parser would end the script here, or start a comment.
  const script = (REFUSE_ORIGIN + code.trim()).replace(/<(?=\/script|!--)/gi, '\\x3C');
  const policy = printPolicy({
    'default-src': ["'none'"],
    'script-src': [hashScript(script), 'blob:'],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:', 'blob:'],
    'font-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Edited story</title>
<style>${BASE_STYLE}
${styles.replace(/<(?=\/style)/gi, '\\3C ')}</style>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;
}

/** The frame's entry: imports of the stories, the project's preview, and the runner. */
function entry(root: string, { packages, styles, shared }: FrameImports): Plugin {
  const modules = [
    ...packages.map((name) => [name, name] as const),
    ...shared.map((file) => [file, `${root}/${file}`] as const),
  ];
  const imports = [
    ...modules.map(([, from], index) => `import * as module${index} from ${JSON.stringify(from)};`),
    ...styles.map(
      (from, index) => `import style${index} from ${JSON.stringify(`${from}?inline`)};`,
    ),
  ];
  const code = `
import project from 'virtual:site-project';
import { start } from ${JSON.stringify(moduleBeside(import.meta.url, '../frame/start.tsx'))};
${imports.join('\n')}
const esModule = (module) => ({ __esModule: true, ...module });
start(project, {
  modules: { ${modules.map(([name], index) => `${JSON.stringify(name)}: esModule(module${index})`).join(', ')} },
  styles: { ${styles.map((name, index) => `${JSON.stringify(name)}: style${index}`).join(', ')} },
  shared: ${JSON.stringify(shared)},
});`;
  return {
    name: 'site:live-frame',
    enforce: 'pre',
    resolveId(id) {
      if (id === ENTRY) return `\0${ENTRY}`;
      return undefined;
    },
    load: (id) => (id === `\0${ENTRY}` ? code : null),
  };
}
