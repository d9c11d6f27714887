import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../siteTest.ts';
import {
  editor,
  liveError,
  liveFrame,
  openEditor,
  readEach,
  result,
  runCode,
  runEach,
} from './fixture/liveEditor.ts';

/** Another host on this machine, which counts its requests. */
interface OtherHost {
  url: string;
  asked: string[];
}

const test = base.extend<{ otherHost: OtherHost }>({
  otherHost: async ({ siteHost: _host }, use) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('other host');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked });
    server.closeAllConnections();
    server.close();
  },
});

test.skip(({ siteHost }) => siteHost !== 'built', 'the development server sends no policy');
test.use({ allowConsole: [/./], allowPageErrors: [/./], allowFailedRequests: [/./] });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    Object.assign(window, { reports: [] });
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      (window as unknown as { reports: string[] }).reports.push(effectiveDirective);
    });
  });
  await openEditor(page, 'email');
});

const secrets = {
  cookies: 'return document.cookie;',
  'local storage': 'return localStorage.length;',
  'session storage': 'return sessionStorage.length;',
  'the database':
    "return await new Promise((done, fail) => { const request = indexedDB.open('a'); request.onsuccess = done; request.onerror = fail; });",
  caches: 'return (await caches.keys()).length;',
  'the service worker': 'return (await navigator.serviceWorker.getRegistrations()).length;',
  "the page's document": 'return parent.document.title;',
  "the page's storage": 'return parent.localStorage.length;',
  'the document at the top': 'return top.document.title;',
  'the element that it is in': 'return window.frameElement.id;',
  'text as code': "return eval('1');",
  'functions of text': "return new Function('return 1')();",
};

test('code in the frame has no origin and no opener, and reaches nothing of its reader', async ({
  page,
}) => {
  await page.evaluate(() => {
    document.cookie = 'secret=1';
    localStorage.setItem('secret', '1');
  });
  await runCode(page, runEach(Object.entries(secrets)));
  const outcomes = await readEach(page);
  expect(outcomes).toHaveLength(Object.keys(secrets).length);
  for (const [name, outcome] of outcomes)
    expect(outcome, name).toMatch(/^threw (SecurityError|EvalError|TypeError)/);
  await runCode(page, 'return [origin, opener, typeof RTCPeerConnection].join();');
  await expect(result(page)).toHaveText('got null,,undefined');
});

/** Ways to send a request to `ADDRESS`. */
const ways = {
  fetch: "return await fetch('ADDRESS');",
  XMLHttpRequest:
    "return await new Promise((done, fail) => { const r = new XMLHttpRequest(); r.onload = done; r.onerror = () => fail(new Error('blocked')); r.open('GET', 'ADDRESS'); r.send(); });",
  sendBeacon: "navigator.sendBeacon('ADDRESS'); throw new Error('sent');",
  WebSocket:
    "return await new Promise((done, fail) => { const s = new WebSocket('ADDRESS'.replace('http', 'ws')); s.onopen = done; s.onerror = () => fail(new Error('blocked')); });",
  EventSource:
    "return await new Promise((done, fail) => { const s = new EventSource('ADDRESS'); s.onopen = done; s.onerror = () => { s.close(); fail(new Error('blocked')); }; });",
  Worker: "return new Worker('ADDRESS');",
  'an image': "return await load(Object.assign(new Image(), { src: 'ADDRESS' }));",
  'a script':
    "return await load(Object.assign(document.createElement('script'), { src: 'ADDRESS' }));",
  'a style sheet':
    "return await load(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'ADDRESS' }));",
  'a prefetch':
    "return await load(Object.assign(document.createElement('link'), { rel: 'prefetch', href: 'ADDRESS' }));",
  'a font': "return await new FontFace('a', 'url(ADDRESS)').load();",
};

const load =
  "const load = (element) => new Promise((done, fail) => { element.onload = done; element.onerror = () => fail(new Error('blocked')); document.body.append(element); });";

test('has no network, but for files of the site that it fetches', async ({
  page,
  baseURL,
  otherHost,
}) => {
  test.setTimeout(60_000);
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  const attempts = Object.entries(ways).flatMap(([way, code]) =>
    [`${otherHost.url}/${way}`, ...(way === 'fetch' ? [] : [`${baseURL}leak/${way}`])].map(
      (address): [string, string] => [
        `${way} to ${address}`,
        code.replaceAll('ADDRESS', encodeURI(address)),
      ],
    ),
  );
  attempts.push(['a post', `return await fetch('${baseURL}leak/post', { method: 'POST' });`]);
  await runCode(page, load + runEach(attempts));
  const outcomes = await readEach(page);
  expect(outcomes).toHaveLength(attempts.length);
  for (const [attempt, outcome] of outcomes) expect(outcome, attempt).toMatch(/^threw/);
  expect(otherHost.asked).toEqual([]);
  expect(answered.filter((url) => url.includes('leak'))).toEqual([]);
  await expect(liveError(page)).toHaveText(/was blocked .*can fetch files of this site/);
});

test('a frame, a form or a window gets nowhere', async ({ page, otherHost }) => {
  await runCode(
    page,
    `const inner = document.createElement('iframe'); inner.src = '${otherHost.url}/frame'; document.body.append(inner);
     const form = document.createElement('form'); form.action = '${otherHost.url}/form'; document.body.append(form); form.submit();
     return String(window.open('${otherHost.url}/window'));`,
  );
  await expect(result(page)).toHaveText('got null');
  expect(otherHost.asked).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
});

const leaving = {
  'another host': (other: string) => `location.href = '${other}/leak';`,
  'this site': () => "location.href = '/demo/tags';",
  itself: () => 'location.reload();',
  text: () => "location.href = 'data:text/html,hello';",
};

test('shows an error when the code navigates away', async ({ page, otherHost }) => {
  const source = await editor(page).inputValue();
  for (const [where, print] of Object.entries(leaving)) {
    await test.step(where, async () => {
      await runCode(page, print(otherHost.url));
      await expect(liveError(page)).toHaveText(/went to another address/);
      expect(otherHost.asked).toEqual([]);
      await editor(page).fill(source);
      await expect(liveFrame(page).getByRole('combobox')).toBeVisible();
      await expect(liveError(page)).toBeEmpty();
    });
  }
});

/** Code for the frame, and the message that the reader sees. */
type Refused = Record<string, [code: string, message: RegExp]>;

const refused: Refused = {
  top: ["top.location.href = '/';", /SecurityError|permission/],
  'document.write': ["document.write('<h1>gone</h1>');", /document\.write would erase the story/],
  'a module that is not there': [
    "await import('lodash');",
    /"lodash" cannot be imported here.*rc-select/,
  ],
  'text as code': ["eval('1');", /text cannot become code here/],
  'deep recursion': ['const dive = (): number => 1 + dive(); dive();', /Maximum call stack/],
};

// compile.test.ts covers which loops and functions are guarded.
const endless: Refused = {
  'a loop that catches its own errors': [
    'for (;;) { try { for (;;); } catch {} }',
    /ran for 2 seconds without a pause/,
  ],
  'an async function that calls itself': [
    'const again = async (): Promise<unknown> => { await null; return again(); }; await again();',
    /ran for 2 seconds/,
  ],
};

/** Expects the message in the code's output or, if the code was stopped, below the editor. */
async function expectMessage(page: Page, [code, message]: Refused[string]): Promise<void> {
  await runCode(page, code);
  const texts = async () => [
    ...(await result(page).allTextContents()),
    await liveError(page).innerText(),
  ];
  await expect.poll(async () => (await texts()).join(' '), { timeout: 20_000 }).toMatch(message);
  expect(new URL(page.url()).pathname).toBe('/demo/email');
}

test('explains what is wrong with code that may not run', async ({ page }) => {
  for (const [name, one] of Object.entries(refused))
    await test.step(name, () => expectMessage(page, one));
});

for (const [name, one] of Object.entries(endless))
  test(`explains what is wrong with ${name} without an end`, ({ page }) =>
    expectMessage(page, one));

test('names what cannot be imported, and where; a megabyte of text is refused, and the text before it kept', async ({
  page,
}) => {
  await editor(page).fill(
    "import 'react';\nimport { chunk } from 'lodash';\nexport default () => chunk;",
  );
  await expect(liveError(page)).toHaveText(
    /^Email\.tsx, line 2, column \d+: "lodash" cannot be imported here\. .*react, .*rc-select/,
  );
  const source = await editor(page).inputValue();
  await editor(page).fill('x'.repeat(1_000_000));
  await expect(page.getByText('That would be 1,000,000 characters')).toBeVisible();
  await expect(editor(page)).toHaveValue(source);
});

test('no page reports a breach of its policy while demos are edited', async ({ page }) => {
  await runCode(page, "await fetch('/').catch(() => {}); return 1;");
  await expect(result(page)).toHaveText('got 1');
  expect(await page.evaluate('window.reports')).toEqual([]);
});

test('runs nothing for another site that frames it, on a host that sends no headers', async ({
  page,
  request,
  baseURL,
}) => {
  const frame = await (await request.get(new URL('/live.html', baseURL).href)).text();
  const docs = await serve(frame);
  const other = await serve(`<!doctype html><title>Other</title>
    <iframe src="${docs.url}"></iframe>
    <iframe src="${docs.url}" sandbox="allow-scripts"></iframe>
    <script>
      window.heard = [[], []];
      addEventListener('message', ({ source, data }) => {
        const index = [...document.querySelectorAll('iframe')].findIndex((each) => each.contentWindow === source);
        heard[index].push(data.type);
      });
    </script>`);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(other.url);
  // The harmless sandboxed frame shows when both could have started.
  await expect.poll(() => page.evaluate('heard[1]')).toContain('ready');
  await page.evaluate(() => {
    const scripts = { 'a.js': 'parent.postMessage({ type: "stolen" }, "*");' };
    const story = { id: 'a', name: 'a', title: 'a', args: {}, parameters: {} };
    const run = { type: 'run', run: 1, scripts, styles: {}, main: 'a.js', story, globals: {} };
    for (const { contentWindow } of document.querySelectorAll('iframe'))
      contentWindow?.postMessage({ ...run, direction: 'ltr' }, '*');
  });
  await expect.poll(() => page.evaluate('heard[1]')).toContain('error');
  expect(await page.evaluate('heard[0]')).toEqual([]);
  expect(errors.join()).toContain('works in a sandboxed iframe only');
  docs.close();
  other.close();
});

/** A host that answers every request with one document and no headers. */
async function serve(html: string) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, close: () => (server.closeAllConnections(), server.close()) };
}
