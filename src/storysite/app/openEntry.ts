import { type PageData, PAGE_DATA_FILE } from '../core/PageModule.ts';

/** Goes to what one of Storybook's addresses names, such as `/docs/button--docs`; resolves with false where the site has no such page. */
export async function openEntry(named: string, hrefOf: (path: string) => string): Promise<boolean> {
  const response = await fetch(import.meta.env.BASE_URL + PAGE_DATA_FILE);
  if (!response.ok) return false;
  const { entries } = (await response.json()) as PageData;
  const path = entries[named.replace(/^\/\w+\//, '')];
  if (path === undefined) return false;
  window.location.replace(hrefOf(path) + window.location.hash);
  return true;
}
