import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { offline } from './offline.ts';

it.each(['/a%zz', 'https://a.example/%', '/~stories/%E6%8C%89'])(
  'takes a page that shows "%s" in an iframe',
  (src) => {
    const config = { base: '/', htmlSuffix: false };
    const site = { config, stories: [{ path: '/~stories/按' }] };
    const content = fromHtml(`<iframe src="${src}"></iframe>`, { fragment: true });
    expect(() => offline().page?.({ site, content } as never)).not.toThrow();
  },
);
