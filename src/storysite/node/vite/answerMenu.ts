import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { listMenus } from '../site/buildPage.ts';
import type { Site } from '../site/Site.ts';

/** Start of the addresses of the whole menus, in development: `.<language>.json` follows. */
export const menuAddress = ({ config }: ViteDevServer): string => `${config.base}menu`;

/** Answers a request for the whole menu of a language; false for any other request. */
export function answerMenu(
  server: ViteDevServer,
  site: Site,
  { pathname }: URL,
  response: ServerResponse,
): boolean {
  const start = `${menuAddress(server)}.`;
  if (!pathname.startsWith(start)) return false;
  const menu = listMenus(site).get(pathname.slice(start.length).replace(/\.json$/, ''));
  if (!menu) return false;
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(menu));
  return true;
}
