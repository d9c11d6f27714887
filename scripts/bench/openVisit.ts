import { readFile } from 'node:fs/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Condition } from './conditions.ts';

/** Something that a script in the page says; `at` is a time in milliseconds. */
export interface Message {
  event: string;
  at: number;
  x?: number;
  y?: number;
}

/** A page in a context of its own: nothing is cached, and it is as slow as the condition says. */
export interface Visit {
  page: Page;
  cdp: CDPSession;
  /** The next message of this name, also when it came already. */
  hear(event: string): Promise<Message>;
  close(): Promise<void>;
}

/** A laptop's window; wide enough for the side menu, which holds the links to other pages. */
const VIEWPORT = { width: 1280, height: 720 };

/** What a page that never gets there may take; a measurement then fails with the name of what was waited for. */
const TIME_LIMIT_MS = 60_000;

/** Opens an empty page under a condition, with scripts of `inPage/` that run before those of every document in it. */
export async function openVisit(
  browser: Browser,
  { cpuSlowdown, network }: Condition,
  scripts: string[],
  options: { hasTouch?: boolean } = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(TIME_LIMIT_MS);
  const cdp = await context.newCDPSession(page);
  const hear = await listen(cdp);
  for (const content of scripts) await page.addInitScript({ content });
  if (network) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, cdp, hear, close: () => context.close() };
}

/** The text of a script of `inPage/`. */
export function readScript(name: string): Promise<string> {
  return readFile(new URL(`inPage/${name}`, import.meta.url), 'utf8');
}

async function listen(cdp: CDPSession): Promise<Visit['hear']> {
  const heard: Message[] = [];
  let wake = () => {};
  cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== 'sayToBench') return;
    heard.push(JSON.parse(payload) as Message);
    wake();
  });
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'sayToBench' });
  return (event) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`The page did not say "${event}" in ${TIME_LIMIT_MS / 1000} s.`)),
        TIME_LIMIT_MS,
      );
      const look = () => {
        const message = heard.find((candidate) => candidate.event === event);
        if (!message) return;
        clearTimeout(timer);
        resolve(message);
      };
      const before = wake;
      wake = () => {
        before();
        look();
      };
      look();
    });
}
