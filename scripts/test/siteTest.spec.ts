import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './siteTest.ts';

const pages: Record<string, string> = {
  '/quiet': '<h1>Quiet</h1><img src="https://img.shields.io/badge.svg">',
  '/warns': '<script>console.warn("careful")</script>',
  '/throws': '<script>throw new TypeError("broken")</script>',
  '/misses': '<img src="/nothing.png">',
  '/breaks-its-policy':
    '<meta http-equiv="Content-Security-Policy" content="script-src \'none\'"><script>1</script>',
  '/reaches-out': '<script src="https://tracker.example/a.js"></script>',
};

let server: Server;
let origin: string;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const page = pages[request.url ?? ''] ?? (request.url === '/favicon.ico' ? '' : undefined);
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' });
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.close();
});

test('passes a page that only shows a badge', async ({ page }) => {
  await page.goto(`${origin}/quiet`);
  await expect(page.getByRole('heading', { name: 'Quiet' })).toBeVisible();
});

for (const path of ['/warns', '/throws', '/misses', '/breaks-its-policy', '/reaches-out']) {
  test.describe(() => {
    test.fail();
    test(`fails a test whose page is not quiet: ${path}`, async ({ page }) => {
      await page.goto(origin + path);
      await page.waitForLoadState('networkidle');
    });
  });
}

test.describe('with an allowance', () => {
  test.use({ allowConsole: [/careful/], allowPageErrors: [/^broken$/] });
  test.use({ allowFailedRequests: [/nothing\.png$/], allowOutside: [/tracker\.example/] });

  test('passes what the test names', async ({ page }) => {
    for (const path of ['/warns', '/throws', '/misses', '/reaches-out']) {
      await page.goto(origin + path);
      await page.waitForLoadState('networkidle');
    }
  });
});
