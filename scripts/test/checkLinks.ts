import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Element } from 'hast';
import { glob } from 'tinyglobby';
import { type BuiltPage, builtFileOf } from './readBuiltPages.ts';

/** Addresses that an element links to or loads. */
function addressesOf({ properties }: Element): string[] {
  const { href, src, poster, action, dataModule, srcSet, httpEquiv, content } = properties;
  const refresh = httpEquiv ? /url=(.*)$/.exec(String(content))?.[1] : undefined;
  const sources = srcSet ? String(srcSet).split(/,\s+/) : [];
  return [
    href,
    src,
    poster,
    action,
    dataModule,
    refresh,
    ...sources.map((one) => one.split(' ')[0]),
  ]
    .filter((address) => address !== undefined && address !== null)
    .map(String);
}

/** Ids that an element names. That rc-select names its list before it is there is a known limit of the package. */
function idsNamedBy({ properties }: Element): string[] {
  if (properties.role === 'combobox') return [];
  const { htmlFor, ariaLabelledBy, ariaDescribedBy, ariaControls } = properties;
  return [htmlFor, ariaLabelledBy, ariaDescribedBy, ariaControls].flatMap((ids) =>
    ids === undefined || ids === null ? [] : String(ids).split(/[\s,]+/),
  );
}

/**
 * Every internal link, redirect, asset, anchor and named element of a built site's pages that does not exist, one line
 * each with the page that has it. `base` is the path that the site was built for.
 */
export function checkLinks(pages: BuiltPage[], dir: string, base: string): string[] {
  const ids = new Map(
    pages.map(({ file, elements }) => [
      file,
      new Set(elements.flatMap(({ properties: { id } }) => (id ? String(id) : []))),
    ]),
  );

  const problemOf = (file: string, address: string): string | undefined => {
    if (/^[a-z][a-z+.-]*:/i.test(address)) return undefined;
    const [path = '', hash] = address.split('#');
    if (path !== '' && !path.startsWith(base)) return `${address} is not under ${base}`;
    if (path.includes('//')) return `${address} has a doubled slash`;
    const rest = path.slice(base.length).split('?')[0] ?? '';
    // Storybook builds the workbench beside the site; a quick build leaves it out.
    if (rest.startsWith('storybook/')) return undefined;
    const target = path === '' ? file : builtFileOf(dir, rest);
    if (!target) return `${address} is no file`;
    if (hash && !ids.get(target)?.has(decodeURIComponent(hash))) return `${address} is no element`;
    return undefined;
  };

  const problems = pages.flatMap(({ file, elements }) => [
    ...elements
      .flatMap(addressesOf)
      .flatMap((address) => problemOf(file, address) ?? [])
      .map((problem) => `${file}: ${problem}`),
    ...elements
      .flatMap(idsNamedBy)
      .filter((id) => !ids.get(file)?.has(id))
      .map((id) => `${file}: no element has the id ${id}`),
  ]);
  return [...new Set(problems)];
}

/** A file of the build in a string of a script, or in an address of a style sheet. */
const ASSET =
  /(?:["'`]|url\()["']?(?:\.?\/|[\w/~-]*\/)?([\w.~-]+-[\w-]{8}\.(?:js|css|svg|png|woff2?))\b/g;

/** Every script, style sheet or picture that a script or style sheet of the build names and that does not exist. */
export async function checkAssets(dir: string): Promise<string[]> {
  const problems = new Set<string>();
  for (const file of await glob('assets/*.{js,css}', { cwd: dir })) {
    for (const [, name = ''] of (await readFile(join(dir, file), 'utf8')).matchAll(ASSET)) {
      if (!existsSync(join(dir, 'assets', name))) problems.add(`${file}: ${name} is no file`);
    }
  }
  return [...problems];
}

/** Every line of `_redirects` whose target does not exist. */
export async function checkRedirects(dir: string, base: string): Promise<string[]> {
  const lines = (await readFile(join(dir, '_redirects'), 'utf8')).split('\n').filter(Boolean);
  return lines.filter((line) => {
    const [, to = ''] = line.split(/\s+/);
    const path = to.replace(/:splat$/, '').slice(base.length);
    const target = to.endsWith(':splat') ? existsSync(join(dir, path)) : builtFileOf(dir, path);
    return !to.startsWith(base) || !target;
  });
}
