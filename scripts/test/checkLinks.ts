import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';

const ADDRESS = /\s(?:href|src|data-module)="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

async function readPages(dir: string): Promise<Map<string, string>> {
  const files = await glob('**/*.html', {
    cwd: dir,
    ignore: ['storybook/**', 'suggest-frame.html'],
  });
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(dir, file), 'utf8')] as const),
    ),
  );
}

/** The file that a host serves for a path under the base; undefined when there is none. */
function fileOf(dir: string, path: string): string | undefined {
  const plain = decodeURIComponent(path);
  const candidates =
    plain === '' || plain.endsWith('/') ? [`${plain}index.html`] : [plain, `${plain}/index.html`];
  return candidates.find((file) => /\.\w+$/.test(file) && existsSync(join(dir, file)));
}

/**
 * Every internal link, asset and anchor of a built site that leads nowhere, one line each with the page that has it.
 * `base` is the path that the site was built for.
 */
export async function checkLinks(dir: string, base: string): Promise<string[]> {
  const pages = await readPages(dir);
  const ids = new Map(
    [...pages].map(([file, html]) => [file, new Set([...html.matchAll(ID)].map(([, id]) => id))]),
  );
  const problems: string[] = [];

  for (const [file, html] of pages) {
    for (const [, raw = ''] of html.matchAll(ADDRESS)) {
      const address = decode(raw);
      if (/^[a-z][a-z+.-]*:/i.test(address)) continue;
      const [path = '', hash] = address.split('#');
      if (path !== '' && !path.startsWith(base)) {
        problems.push(`${file}: ${address} is not under ${base}`);
        continue;
      }
      if (path.includes('//')) problems.push(`${file}: ${address} has a doubled slash`);
      const rest = path.slice(base.length).split('?')[0] ?? '';
      // The workbench is built by Storybook beside the site, and left out of a quick build.
      if (rest.startsWith('storybook/')) continue;
      const target = path === '' ? file : fileOf(dir, rest);
      if (!target) problems.push(`${file}: ${address} leads to no file`);
      else if (hash && !ids.get(target)?.has(decodeURIComponent(hash))) {
        problems.push(`${file}: ${address} leads to no element`);
      }
    }
  }
  return [...new Set(problems)];
}
