import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSiteConfig } from 'storysite/config';
import { pagePolicy, printPolicy } from 'storysite/policy';
import siteConfig from '../../.storybook/site.config.ts';
import { resolveBin } from '../resolveBin.ts';
import { runScript } from '../runScript.ts';
import { projectRoot, SetupError } from '../setup.mjs';

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** Builds the static Storybook of a project into a folder, with a policy. Prints nothing unless it fails. */
export async function buildWorkbench(root: string, outDir: string): Promise<void> {
  const log = join(root, '.cache/workbench.log');
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(log, { force: true });
  const bin = resolveBin('storybook', 'storybook', root);
  const quiet = ['--quiet', '--disable-telemetry', '--loglevel', 'warn'];
  const code = await runScript(
    bin,
    ['build', '--output-dir', outDir, ...quiet],
    {},
    { cwd: root, log },
  );
  if (code !== 0) {
    throw new SetupError(
      `The workbench could not be built:\n\n${readFileSync(log, 'utf8')}`,
      'Fix that and build again.',
    );
  }
  // The manager, and the frame that shows the stories.
  for (const name of ['index.html', 'iframe.html']) {
    const file = join(outDir, name);
    writeFileSync(file, addPolicy(readFileSync(file, 'utf8'), name));
  }
}

/** One of Storybook's documents with the site's policy, which allows Storybook's own inline scripts, too. */
function addPolicy(html: string, name: string): string {
  if (!CHARSET.test(html)) {
    throw new Error(
      `Storybook's ${name} has no <meta charset="utf-8">, so there is no place for its policy. Choose another one in scripts/build/buildWorkbench.ts.`,
    );
  }
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  const policy = printPolicy(pagePolicy(checkSiteConfig(siteConfig), scripts));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return html.replace(CHARSET, (charset) => `${charset}\n    ${meta}`);
}

/** The folder of the built workbench; builds it when there is none. */
export async function findWorkbench(): Promise<string> {
  const folder = join(projectRoot, 'dist/storybook');
  if (!existsSync(join(folder, 'index.json'))) {
    console.log('Building the workbench …');
    await buildWorkbench(projectRoot, folder);
  }
  return folder;
}
