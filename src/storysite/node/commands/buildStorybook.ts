import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { globSync } from 'tinyglobby';
import { EXIT, visit } from 'unist-util-visit';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import { SiteError } from '../../core/SiteError.ts';
import { pluginHeads } from '../emit/pluginHeads.ts';

/** Source and target of the project's Storybook; `outDir` is absolute. */
export interface BuildStorybookOptions {
  root: string;
  configDir: string;
  outDir: string;
  config: SiteConfig;
}

/**
 * Runs the project's own `storybook build`, adding the plugins' markup to its documents; prints nothing unless it
 * fails.
 */
export async function buildStorybook(options: BuildStorybookOptions): Promise<void> {
  const { root, configDir, outDir, config } = options;
  const folders = ['--config-dir', configDir, '--output-dir', outDir];
  const quiet = ['--quiet', '--disable-telemetry', '--loglevel', 'warn'];
  const { code, output } = await run([findStorybook(root), 'build', ...folders, ...quiet], root);
  if (code !== 0) {
    throw new SiteError(
      `"storybook build" failed in this project, so the site would have none:\n\n${output}`,
      adviseOn(output, root),
    );
  }
  // The documents of the manager and of the preview.
  for (const name of ['index.html', 'iframe.html']) {
    const file = join(outDir, name);
    writeFileSync(file, addHeads(readFileSync(file, 'utf8'), name, config));
  }
  narrowMocks(outDir);
}

/** Limits MSW's worker to Storybook's scope: the scope of the whole site may belong to the site's own worker. */
export function narrowMocks(outDir: string): void {
  for (const name of globSync('**/*.{js,mjs}', { cwd: outDir })) {
    const file = join(outDir, name);
    const code = readFileSync(file, 'utf8');
    const narrowed = code.replaceAll(/(["'`])\/(mockServiceWorker\.js)\1/g, '$1./$2$1');
    if (narrowed !== code) writeFileSync(file, narrowed);
  }
}

/** Advice for a failed "storybook build". */
export function adviseOn(output: string, root: string): string {
  if (/\b(EROFS|EACCES)\b/.test(output)) {
    return `Vite writes to ${join(root, 'node_modules/.vite-temp')} when Storybook loads vite.config: allow that, for example by a mount. Other caches follow --cache-dir.`;
  }
  const fix = 'Fix this error and build again.';
  if (!/Unable to index \S+\.mdx/.test(output)) return fix;
  return `${fix} If the page has front matter, add "storysite" to "addons" in the main file: Storybook alone parses it as MDX.`;
}

/** The script behind the project's `storybook` command. */
function findStorybook(root: string): string {
  const manifest = createRequire(join(root, 'package.json')).resolve('storybook/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: string | { storybook?: string };
  };
  const path = typeof bin === 'string' ? bin : bin.storybook;
  if (!path) throw new Error(`${manifest} has no command "storybook".`);
  return join(dirname(manifest), path);
}

function run(args: string[], cwd: string): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: undefined, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill('SIGKILL');
  process.prependOnceListener('exit', stop);
  const output: Buffer[] = [];
  child.stdout.on('data', (data: Buffer) => output.push(data));
  child.stderr.on('data', (data: Buffer) => output.push(data));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', stop);
      resolve({ code: code ?? 1, output: Buffer.concat(output).toString() });
    });
  });
}

/** Adds the plugins' markup to a document of Storybook, including hashes of Storybook's own inline scripts. */
export function addHeads(html: string, name: string, config: SiteConfig): string {
  const heads = pluginHeads(config, 'storybook', html);
  if (!heads) return html;
  const end = findCharset(html);
  if (end === undefined) {
    throw new Error(
      `Storybook's ${name} has no <meta charset="utf-8">, so plugins cannot add to its head.`,
    );
  }
  return `${html.slice(0, end)}\n    ${heads}${html.slice(end)}`;
}

/** End of the element with the document's encoding; a policy must come after it, and before all scripts. */
function findCharset(html: string): number | undefined {
  let end: number | undefined;
  visit(fromHtml(html), 'element', ({ tagName, properties, position }) => {
    if (tagName !== 'meta' || !properties.charSet) return undefined;
    end = position?.end.offset;
    return EXIT;
  });
  return end;
}
