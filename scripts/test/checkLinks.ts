import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { builtFileOf } from './builtFileOf.ts';
import type { BuiltPage } from './readBuiltPages.ts';

/** Attributes that name other elements of the page by their ids. */
const ID_LISTS = ['htmlFor', 'ariaLabelledBy', 'ariaDescribedBy', 'ariaControls'] as const;

/** Addresses that an element leads to or loads. */
function addressesOf({ properties }: Element): string[] {
  const {
    href,
    src,
    poster,
    action,
    dataModule,
    dataStart,
    dataStories,
    dataFrame,
    srcSet,
    httpEquiv,
    content,
  } = properties;
  const sources = srcSet === undefined ? [] : String(srcSet).split(/,\s+/);
  const refresh = httpEquiv === undefined ? undefined : /url=(.*)$/.exec(String(content))?.[1];
  const scripts = [dataModule, dataStart, dataStories, dataFrame].flatMap((list) =>
    String(list ?? '').split(' '),
  );
  const own = [href, src, poster, action, refresh];
  return [...own, ...scripts.filter(Boolean), ...sources.map((source) => source.split(' ')[0])]
    .filter((address) => address !== undefined && address !== null)
    .map(String);
}

/** Ids that an element names. What rc-select names before its list is there is a known limit of the package. */
function idsNamedBy({ properties }: Element): string[] {
  if (properties.role === 'combobox') return [];
  return ID_LISTS.flatMap((name) => {
    const value = properties[name];
    return value === undefined ? [] : String(value).split(/[\s,]+/);
  });
}

function idsOf({ tree }: BuiltPage): Set<string> {
  const ids = new Set<string>();
  visit(tree, 'element', ({ properties }) => {
    if (properties.id !== undefined) ids.add(String(properties.id));
  });
  return ids;
}

/**
 * Every internal link, redirect, asset, anchor and named element of a built site's pages that leads nowhere, one line
 * each with the page that has it. `base` is the path that the site was built for.
 */
export function checkLinks(pages: BuiltPage[], dir: string, base: string): string[] {
  const ids = new Map(pages.map((page) => [page.file, idsOf(page)]));
  const problems = new Set<string>();

  for (const { file, tree } of pages) {
    const check = (address: string) => {
      if (/^[a-z][a-z+.-]*:/i.test(address)) return;
      const [path = '', hash] = address.split('#');
      if (path !== '' && !path.startsWith(base)) {
        problems.add(`${file}: ${address} is not under ${base}`);
        return;
      }
      if (path.includes('//')) problems.add(`${file}: ${address} has a doubled slash`);
      const rest = path.slice(base.length).split('?')[0] ?? '';
      // The workbench is built by Storybook beside the site, and left out of a quick build.
      if (rest.startsWith('storybook/')) return;
      const target = path === '' ? file : builtFileOf(dir, rest);
      if (!target) problems.add(`${file}: ${address} leads to no file`);
      else if (hash && !ids.get(target)?.has(decodeURIComponent(hash))) {
        problems.add(`${file}: ${address} leads to no element`);
      }
    };
    visit(tree, 'element', (element) => {
      addressesOf(element).forEach(check);
      for (const id of idsNamedBy(element)) {
        if (!ids.get(file)?.has(id)) problems.add(`${file}: no element has the id ${id}`);
      }
    });
  }
  return [...problems];
}
