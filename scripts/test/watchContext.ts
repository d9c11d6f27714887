import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/** What a test expects to happen although it would fail any other test; each entry is tested on the whole text. */
export interface Allowances {
  /** Console warnings and errors, by their text. */
  allowConsole: RegExp[];
  /** Uncaught errors of the page, by their message. */
  allowPageErrors: RegExp[];
  /** Requests that fail or are answered with 400 and above, by their address. */
  allowFailedRequests: RegExp[];
  /**
   * Requests to other machines, by their address. With any pattern, all such requests get an empty local answer, which
   * slows every request down; without one, they simply fail.
   */
  allowOutside: RegExp[];
}

/** Playwright's message when the configuration blocks service workers. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

const EMPTY_IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Whether an address is that of another machine. */
function isOutside({ protocol, hostname }: URL): boolean {
  if (!/^(https?|wss?):$/.test(protocol)) return false;
  return !/^(127(\.\d+){3}|localhost|.*\.localhost|\[::1\])$/.test(hostname);
}

function isOutsideAddress(address: string): boolean {
  return URL.canParse(address) && isOutside(new URL(address));
}

/** Hosts of the images in the installed library's README, and of the star badge: the only outside images. */
export function readImageHosts(): Set<string> {
  const path = createRequire(import.meta.url).resolve('rc-select/README.md');
  const addresses = readFileSync(path, 'utf8').match(/https?:\/\/[^\s)\]"'>]+/g) ?? [];
  const images = addresses.filter((address) => /\.svg|\.png|badge|\/image/.test(address));
  return new Set(['img.shields.io', ...images.map((address) => new URL(address).hostname)]);
}

function matches(patterns: RegExp[], text: string): boolean {
  // Playwright takes a list of two objects for a fixture with its options, and passes on only the first.
  if (!Array.isArray(patterns)) {
    throw new Error(
      `Playwright drops the second of two patterns. Join them as /a|b/ (${patterns}).`,
    );
  }
  return patterns.some((pattern) => new RegExp(pattern.source, pattern.flags).test(text));
}

/** Answers requests to other machines with nothing, so that a page goes on as if they were there. */
async function answerOutside(context: BrowserContext, judge: (request: Request) => void) {
  await context.route(isOutside, async (route, request) => {
    judge(request);
    // An image stays an image, so that nothing logs an error.
    const isImage = request.resourceType() === 'image';
    const contentType = isImage ? 'image/svg+xml' : 'text/html';
    await route.fulfill({ contentType, body: isImage ? EMPTY_IMAGE : '' });
  });
}

function describeConsole(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `console ${message.type()}: ${message.text()} (${url}:${lineNumber})`;
}

function isAllowedMessage(message: ConsoleMessage, allowed: Allowances): boolean {
  if (matches(allowed.allowConsole, message.text())) return true;
  if (message.text() === BLOCKED_WORKER) return true;
  // Chromium also logs each failed request; its address is only in the message's location.
  if (!message.text().startsWith('Failed to load resource')) return false;
  const { url } = message.location();
  return isOutsideAddress(url) || matches(allowed.allowFailedRequests, url);
}

/**
 * Keeps every page of a context on this machine and collects what should not happen in it: console warnings
 * and errors, page errors, failed requests, requests to outside hosts but for images of `imageHosts`. The list that is
 * returned grows as they occur.
 */
export async function watchContext(
  context: BrowserContext,
  allowed: Allowances,
  imageHosts: ReadonlySet<string>,
): Promise<string[]> {
  const problems: string[] = [];
  const judgeOutside = (request: Request) => {
    const address = request.url();
    const isKnownImage =
      request.resourceType() === 'image' && imageHosts.has(new URL(address).hostname);
    if (isKnownImage || matches(allowed.allowOutside, address)) return;
    problems.push(`request to an outside host: ${request.method()} ${address}`);
  };
  if (allowed.allowOutside.length > 0) await answerOutside(context, judgeOutside);
  context.on('console', (message) => {
    if (!['warning', 'error'].includes(message.type())) return;
    if (!isAllowedMessage(message, allowed)) problems.push(describeConsole(message));
  });
  context.on('weberror', (webError) => {
    const { message, stack } = webError.error();
    if (!matches(allowed.allowPageErrors, message))
      problems.push(`page error: ${stack ?? message}`);
  });
  context.on('requestfailed', (request) => {
    const address = request.url();
    const reason = request.failure()?.errorText ?? 'no reason given';
    if (isOutsideAddress(address)) {
      // Only then it left the page: no policy stopped it, and no test.
      if (reason === 'net::ERR_NAME_NOT_RESOLVED') judgeOutside(request);
      return;
    }
    // Leaving a page, or replacing a request, aborts pending requests: that is not a failure.
    if (reason === 'net::ERR_ABORTED' || matches(allowed.allowFailedRequests, address)) return;
    problems.push(`failed request: ${request.method()} ${address} (${reason})`);
  });
  context.on('response', (response) => {
    if (response.status() < 400 || matches(allowed.allowFailedRequests, response.url())) return;
    problems.push(`failed request: ${response.status()} ${response.url()}`);
  });
  return problems;
}
