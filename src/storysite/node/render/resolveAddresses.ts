import { join } from 'node:path';
import type { Site } from '../site/Site.ts';
import { createStaticAddress } from '../project/staticAddress.ts';
import { findAddress } from '../site/findAddress.ts';
import { escapeHtml } from '../../core/escapeHtml.ts';

/** The start tag of an element that may have an address, and the address in it. */
const TAG = /<(?:a|audio|img|source|video)\s(?:"[^"]*"|[^">])*>/g;
const ADDRESS = /(\s(?:href|poster|src)=")([^"]+)(?=")/g;

/**
 * Creates a function that resolves addresses that components compute, which are unknown until a page is rendered:
 * Storybook's links, and static files, which are relative to Storybook's preview. `file` is the page's, from the root
 * of the project.
 */
export function createAddressResolver(site: Site): (html: string, file: string) => string {
  const staticAddress = createStaticAddress(site.storybook, site.config);
  return (html, file) => {
    const find = (text: string): string | undefined => {
      if (!/[?&]path=/.test(text)) return staticAddress(text);
      const found = findAddress(site, join(site.root, file), text);
      return found && 'href' in found ? found.href : undefined;
    };
    return html.replace(TAG, (tag) =>
      tag.replace(ADDRESS, (whole, start: string, text: string) => {
        const found = find(text.replace(/&(?:amp|#x26);/g, '&'));
        return found === undefined ? whole : start + escapeHtml(found);
      }),
    );
  };
}
