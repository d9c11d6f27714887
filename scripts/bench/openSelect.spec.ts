import type { Browser } from '@playwright/test';
import { expect, test } from '../test/siteTest.ts';
import type { BenchSite } from './BenchSite.ts';
import type { Condition } from './conditions.ts';
import { openSelect } from './openSelect.ts';
import { openVisit, readScript } from './openVisit.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'shows a page of its own, which no host serves');

const unthrottled: Condition = { name: 'unthrottled', label: 'not throttled', cpuSlowdown: 1 };
const site: BenchSite = {
  name: 'slow select',
  url: 'http://127.0.0.1/',
  pages: { home: '/', demo: '/demo', next: '/next' },
};

/** Three times as long as a reader waits before the next click. */
const OPENING_MS = 300;

/** A page with a select that hears the click of this number and needs some time to open. */
const slowSelect = (click: number) => `<!doctype html>
  <div class="rc-select"><div class="rc-select-selector">value</div></div>
  <script>
    window.clicks = 0;
    document.querySelector('.rc-select').onclick = ({ currentTarget }) => {
      if (++window.clicks !== ${click}) return;
      currentTarget.classList.add('rc-select-open');
      setTimeout(() => {
        document.body.insertAdjacentHTML('beforeend', '<p class="rc-select-dropdown">list</p>');
      }, ${OPENING_MS});
    };
  </script>`;

/** Opens the select as the bench does; what it took, the reader's clicks, and how many long scripts came meanwhile. */
async function measure(browser: Browser, html: string) {
  const visit = await openVisit(browser, unthrottled, [await readScript('select.js')]);
  const { page, cdp } = visit;
  let longScripts = 0;
  cdp.on('Debugger.scriptParsed', ({ length = 0 }) => (longScripts += Number(length > 10_000)));
  try {
    await cdp.send('Debugger.enable');
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    const time = await openSelect(visit, site);
    // Playwright runs scripts when the page closes, too.
    const longScriptsMeanwhile = longScripts;
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.clicks' });
    return { time, clicks: Number(result.value), longScriptsMeanwhile };
  } finally {
    await visit.close();
  }
}

test('a select that opens slowly is clicked once, and no script of the bench delays it', async ({
  browser,
}) => {
  const { time, clicks, longScriptsMeanwhile } = await measure(browser, slowSelect(1));
  expect(time).toBeGreaterThanOrEqual(OPENING_MS);
  expect(clicks).toBe(1);
  expect(longScriptsMeanwhile).toBe(0);
});

test('a page that does not react is clicked again', async ({ browser }) => {
  expect((await measure(browser, slowSelect(2))).clicks).toBe(2);
});
