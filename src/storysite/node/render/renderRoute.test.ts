// @vitest-environment node
import { expect, it } from 'vitest';
import type { RenderedPage } from '../../core/RenderedPage.ts';
import { SCOPE } from '../project/scopeSheet.ts';
import { fakeSite } from '../site/fakeSite.ts';
import { renderRoute } from './renderRoute.ts';

/** What becomes of the HTML and the styles of a page. */
async function render(html: string, css?: string) {
  const site = fakeSite({ pages: [{ path: '/card', file: 'Card.mdx' }] });
  const page = { html, css, stories: [], broken: [], warnings: [] } as unknown as RenderedPage;
  const server = { renderPage: async () => page, renderWithout: async () => page };
  return renderRoute({ site, server }, site.pages[0]!);
}

const global = '<style data-emotion="css-global a">';

it.each([
  [
    '@media (width < 600px) { p { color: red } }',
    `@media (width < 600px) { p${SCOPE} { color: red } }`,
  ],
  [
    '@container (400px <= width < 800px) { p { color: red } } b { top: 0 }',
    `@container (400px <= width < 800px) { p${SCOPE} { color: red } } b${SCOPE} { top: 0 }`,
  ],
  [
    'p::after { content: "<" } b { top: 0 }',
    `p${SCOPE}::after { content: "<" } b${SCOPE} { top: 0 }`,
  ],
  ['p { color: red }', `p${SCOPE} { color: red }`],
])('keeps what libraries write for a story away from the frame: %s', async (css, scoped) => {
  for (const start of [global, '<style data-story-style="">']) {
    const html = `<div>${start}${css}</style><p>1 < 2</p>${start}${css}</style></div>`;
    const { html: shown } = await render(html);
    expect(shown).toBe(html.replaceAll(css, scoped));
  }
});

it('leaves the style elements of stories as they are', async () => {
  const html = '<style>p { color: red }</style><p>a</p>';
  expect((await render(html)).html).toBe(html);
});

it('keeps what is written for a page away from the frame', async () => {
  expect((await render('<p></p>', 'p { top: 0 }')).css).toBe(`p${SCOPE} { top: 0 }`);
});
