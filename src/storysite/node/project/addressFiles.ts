import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { escapeHtml } from '../../core/escapeHtml.ts';
import { type Edit, editAt, editText } from './editText.ts';

type AddressOf = (text: string) => string | undefined;

const URL = /url\(\s*(["']?)([^"'()\s]+)\1\s*\)/gi;

/** Replaces the address of each static file in a `url()` of CSS by its address on the site. */
export function addressUrls(css: string, addressOf: AddressOf): string {
  return css.replace(URL, (whole, quote: string, url: string) => {
    const address = addressOf(url);
    return address ? `url(${quote}${address}${quote})` : whole;
  });
}

/** The attributes of HTML that may name a static file. */
const ADDRESSES = ['href', 'src', 'poster', 'data'] as const;

/** Replaces the address of each static file in HTML by its address on the site; everything else stays as written. */
export function addressHtml(html: string, addressOf: AddressOf): string {
  const edits: Edit[] = [];
  const edit = (place: Element['position'], change: (text: string) => string) =>
    edits.push(...editAt(html, place, change));
  visit(fromHtml(html, { fragment: true, verbose: true }), 'element', (element) => {
    const { tagName, properties, children, data } = element;
    const places = data?.position?.properties ?? {};
    for (const name of ADDRESSES) {
      const address = addressOf(String(properties[name] ?? ''));
      if (address) edit(places[name], () => `${name}="${escapeHtml(address)}"`);
    }
    if (properties.style) edit(places.style, (text) => addressUrls(text, addressOf));
    if (tagName === 'style') edit(children[0]?.position, (text) => addressUrls(text, addressOf));
  });
  return editText(html, edits);
}
