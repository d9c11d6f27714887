import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSiteConfig } from '../../core/config/SiteConfig.ts';
import { addHeads, adviseOn, narrowMocks } from './buildStorybook.ts';

const config = checkSiteConfig({
  title: 'Kit',
  description: 'A kit.',
  plugins: [{ name: 'own', head: () => '<meta name="own" content="1">' }],
});

it.each(['<meta charset="utf-8" />', "<META charset='UTF-8'>", '<meta\r\n  charset=utf-8>'])(
  'adds the parts of plugins behind %j',
  (meta) => {
    const before = `<!doctype html><html><head><!-- <meta charset="utf-8"> -->${meta}`;
    const after =
      '<script>const a = \'<meta charset="utf-8">\';</script></head><body></body></html>';
    expect(addHeads(before + after, 'index.html', config)).toBe(
      `${before}\n    <meta name="own" content="1">${after}`,
    );
  },
);

it('tells of a document that names no encoding', () => {
  const html = '<html><head><script>"<meta charset=utf-8>"</script></head></html>';
  expect(() => addHeads(html, 'iframe.html', config)).toThrow("Storybook's iframe.html has no");
});

it.each(['"/mockServiceWorker.js"', "'/mockServiceWorker.js'", '`/mockServiceWorker.js`'])(
  'leaves the rest of the site out of the scope of MSW’s worker: %s',
  (address) => {
    const folder = mkdtempSync(join(tmpdir(), 'storybook-'));
    const file = join(folder, 'iframe.js');
    writeFileSync(file, `register(${address}); fetch("/mockServiceWorker.json");`);
    narrowMocks(folder);
    const [quote] = address;
    expect(readFileSync(file, 'utf8')).toBe(
      `register(${quote}./mockServiceWorker.js${quote}); fetch("/mockServiceWorker.json");`,
    );
  },
);

it('names the addon when Storybook fails on a page of MDX', () => {
  expect(adviseOn('Unable to index ./docs/Home.mdx:\n Could not parse', '/kit')).toContain(
    '"storysite"',
  );
  expect(adviseOn('Unable to index ./src/A.stories.tsx', '/kit')).toBe(
    'Fix this error and build again.',
  );
});
