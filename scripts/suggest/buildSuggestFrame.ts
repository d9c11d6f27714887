import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hashScript } from 'storysite/plugin';

/** File name of the frame at the root of every host. */
export const SUGGEST_FRAME = 'suggest-frame.html';

const TEMPLATE = fileURLToPath(
  new URL('../../stories/_shared/suggest-frame.html', import.meta.url),
);

/** Reads the frame's template, `stories/_shared/suggest-frame.html`. */
export const readSuggestFrame = (): Promise<string> => readFile(TEMPLATE, 'utf8');

/**
 * Fills in the template of the frame that runs the suggestion service's script: the service's address, and a policy
 * that only allows the frame's script, by hash, and scripts from the service's origin.
 */
export function buildSuggestFrame(template: string, suggestUrl: string): string {
  const { href, origin } = readAddress(suggestUrl);
  // Browsers hash the parsed text, which has LF line ends.
  const text = template.replace(/\r\n?/g, '\n');
  const policy = [
    "default-src 'none'",
    `script-src ${hashScript(inlineScript(text))} ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return fill(fill(text, '%SUGGEST_URL%', href), '%CSP%', policy);
}

function readAddress(suggestUrl: string): URL {
  const address = URL.canParse(suggestUrl) ? new URL(suggestUrl) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return address;
  throw new Error(
    `The address of the suggestion service is "${suggestUrl}": scripts cannot be loaded from it. ` +
      'Set suggestUrl (or SUGGEST_URL) to an address that starts with https:// or http://.',
  );
}

function inlineScript(html: string): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  if (scripts.length === 1) return scripts[0]?.[1] ?? '';
  throw new Error(
    `The suggestion frame's template has ${scripts.length} inline scripts, so its policy cannot tell which one may run. ` +
      'Keep exactly one <script> without attributes.',
  );
}

function fill(html: string, blank: string, value: string): string {
  if (!html.includes(blank)) {
    throw new Error(
      `The suggestion frame's template has no ${blank} to replace, so the frame would not work. Restore it.`,
    );
  }
  const escaped = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return html.replace(blank, () => escaped);
}
