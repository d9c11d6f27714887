import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePolicy, printPolicy } from 'storysite/policy';
import { checkSiteConfig } from 'storysite/config';
import siteConfig from '../../.storybook/site.config.ts';

/** The manager, and the frame that shows the stories. */
const DOCUMENTS = ['index.html', 'iframe.html'];

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** Adds a policy to the documents of a built workbench that allows Storybook's own inline scripts. */
export async function secureWorkbench(dir: string): Promise<void> {
  const config = checkSiteConfig(siteConfig);
  for (const name of DOCUMENTS) {
    const file = join(dir, name);
    const html = await readFile(file, 'utf8');
    await writeFile(
      file,
      addPolicy(html, (scripts) => printPolicy(pagePolicy(config, scripts)), name),
    );
  }
}

/** The document with a policy for its inline scripts; `name` is for the error. */
export function addPolicy(
  html: string,
  policyFor: (inlineScripts: string[]) => string,
  name: string,
): string {
  if (!CHARSET.test(html)) {
    throw new Error(
      `Storybook's ${name} has no <meta charset="utf-8">, so there is no place for its policy. Choose another one in scripts/build/secureWorkbench.ts.`,
    );
  }
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(scripts)}" />`;
  return html.replace(CHARSET, (charset) => `${charset}\n    ${meta}`);
}
