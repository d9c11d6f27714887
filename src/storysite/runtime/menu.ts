import siteConfig from 'virtual:site-config';
import manifest from 'virtual:site-manifest';
import { marks } from '../core/marks.ts';
import { NESTED } from '../core/menu.ts';
import type { MenuGroup, PageLink } from '../core/Page.ts';
import { fromHref } from '../core/routes.ts';
import { siteFetch } from '../core/siteFetch.ts';

let loading: Promise<MenuGroup[]> | undefined;
let loaded: MenuGroup[] | undefined;

/** The menu of a document's page: a large menu is only in the document, as React has rendered it on the server. */
export function readMenu(page: Document): MenuGroup[] {
  if (manifest.menu.length > 0) return manifest.menu;
  return [...page.querySelectorAll(`[${marks.menuGroup}]`)].map(readGroup);
}

function readGroup(group: Element): MenuGroup {
  const isOwn = (link: Element) => link.closest(`[${marks.menuGroup}]`) === group;
  const head = headOf(group);
  const links = [...group.querySelectorAll('li > a')]
    .filter((link) => link !== head && isOwn(link))
    .map(readLink);
  if (!head) return { links };
  const title = titlesOf(group).join(NESTED);
  return { title, first: readLink(head).path, links };
}

const headOf = (group: Element) => group.querySelector<HTMLAnchorElement>(':scope > a');

/** The titles of a group and, before it, of its parents. */
function titlesOf(group: Element): string[] {
  const outer = group.parentElement?.closest(`[${marks.menuGroup}]`);
  return [...(outer ? titlesOf(outer) : []), headOf(group)?.textContent ?? ''];
}

function readLink(link: Element): PageLink {
  const href = link.getAttribute('href') ?? '';
  return { title: link.textContent ?? '', path: fromHref(href, siteConfig) };
}

/** The whole menu of the reader's language, as far as the browser has it. */
export function findWholeMenu(): MenuGroup[] {
  return loaded ?? manifest.menu;
}

/** Loads the whole menu of the reader's language, once; rejects if that fails. */
export async function loadWholeMenu(): Promise<MenuGroup[]> {
  if (manifest.menu.length > 0) return manifest.menu;
  loading ??= fetchMenu().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return (loaded = await loading);
}

async function fetchMenu(): Promise<MenuGroup[]> {
  const start = document.getElementById(marks.root)?.getAttribute(marks.menu);
  if (start === null || start === undefined) throw new Error('The document names no menu.');
  const address = `${start}.${siteConfig.lang}.json`;
  const response = await siteFetch(address);
  if (!response.ok)
    throw new Error(`The menu ${address} responded with status ${response.status}.`);
  return (await response.json()) as MenuGroup[];
}
