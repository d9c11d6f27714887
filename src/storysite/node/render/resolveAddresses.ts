import { join } from 'node:path';
import type { Site } from '../site/Site.ts';
import { addressUrls } from '../project/addressFiles.ts';
import { createStaticAddress } from '../project/staticAddress.ts';
import { findAddress } from '../site/findAddress.ts';
import { escapeHtml } from '../../core/escapeHtml.ts';

/** The start tag of an element that may have an address, and the addresses in it. */
const TAG =
  /<(?:a|area|audio|embed|iframe|image|img|input|link|object|source|track|use|video)\s(?:"[^"]*"|[^">])*>/g;
const ADDRESS = /(\s(href|poster|src|data|srcset|imagesrcset)=")([^"]+)(?=")/gi;
/** A start tag with a style that may have an address. */
const STYLED = /<[a-z][\w-]*\s(?:"[^"]*"|[^">])*>/g;
const QUOTED = /^(&quot;|&#x27;|)(.+)\1$/;
const STYLE = /(\sstyle=")([^"]*\burl\([^"]*)(?=")/;

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
    const replace = (text: string): string => {
      const found = find(text.replace(/&(?:amp|#x26);/g, '&'));
      return found === undefined ? text : escapeHtml(found);
    };
    const replaceQuoted = (text: string): string =>
      text.replace(QUOTED, (_, quote: string, url: string) => quote + replace(url) + quote);
    const resolved = html.replace(TAG, (tag) =>
      tag.replace(ADDRESS, (_, start: string, name: string, text: string) =>
        /srcset$/i.test(name) ? start + text.replace(/[^\s,]+/g, replace) : start + replace(text),
      ),
    );
    if (!/ style="[^"]*\burl\(/.test(resolved)) return resolved;
    return resolved.replace(STYLED, (tag) =>
      tag.replace(
        STYLE,
        (_, start: string, css: string) => start + addressUrls(css, replaceQuoted),
      ),
    );
  };
}
