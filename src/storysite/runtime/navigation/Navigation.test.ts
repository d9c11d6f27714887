// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Navigation } from './Navigation.ts';

/** The site path of the link in some markup, asked for at its innermost element. */
function pathOf(html: string): string | undefined {
  document.body.innerHTML = html;
  let inner: Element = document.body;
  while (inner.firstElementChild) inner = inner.firstElementChild;
  return new Navigation('/docs/').pathOf(inner);
}

it('is the path below the base, with query and hash', () => {
  expect(pathOf('<a href="/docs/guide?a=1#b"><b>Guide</b></a>')).toBe('/guide?a=1#b');
});

it.each([
  '<svg><a href="/docs/guide"><text>Guide</text></a></svg>',
  '<svg><a xlink:href="/docs/guide"><circle/></a></svg>',
  '<a href="http://"><b>Nowhere</b></a>',
  '<a href="https://[">Nowhere</a>',
  '<a name="mark">Mark</a>',
  '<a href="mailto:a@b.example">Mail</a>',
  '<a href="javascript:void 0">Nothing</a>',
  '<a href="//evil.example/docs/">Elsewhere</a>',
  '<a href="/other">Beside the site</a>',
  '<a href="/docs/guide" target="_blank">New window</a>',
  '<a href="/docs/a.pdf">File</a>',
])('leaves %s to the browser', (html) => {
  window.history.replaceState(null, '', '/docs/here#top');
  expect(pathOf(html)).toBeUndefined();
});
