import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';
import { badgeHosts } from './badgeHosts.ts';

/** What a test expects to happen although it would fail any other test; each entry is tested on the whole text. */
export interface Allowances {
  /** Console warnings and errors, by their text. */
  allowConsole: RegExp[];
  /** Uncaught errors of the page, by their message. */
  allowPageErrors: RegExp[];
  /** Requests that fail or are answered with 400 and above, by their address. */
  allowFailedRequests: RegExp[];
  /**
   * Requests to other machines, by their address; where there are such, all get an empty local answer. That slows every
   * request down, so without any they simply fail.
   */
  allowOutside: RegExp[];
}

/** What Playwright says where the configuration keeps service workers out. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

const EMPTY_IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Whether an address leads to another machine. */
export function isOutside(address: URL): boolean {
  if (!/^(https?|wss?):$/.test(address.protocol)) return false;
  return !/^(127(\.\d+){3}|localhost|.*\.localhost|\[::1\])$/.test(address.hostname);
}

function isOutsideAddress(address: string): boolean {
  return URL.canParse(address) && isOutside(new URL(address));
}

function matches(patterns: RegExp[], text: string): boolean {
  // Playwright takes a list of two objects for a fixture with its options, and passes on the first alone.
  if (!Array.isArray(patterns)) {
    throw new Error(
      `Two patterns in one list do not arrive whole: join them as /a|b/ (${patterns}).`,
    );
  }
  return patterns.some((pattern) => new RegExp(pattern.source, pattern.flags).test(text));
}

/** Answers what is for other machines, so that a page can go on as if they were there. */
async function answerOutside(context: BrowserContext, judge: (request: Request) => void) {
  await context.route(isOutside, async (route, request) => {
    judge(request);
    // A frame, popup or script of another site stays empty; an image stays an image, so that nothing logs an error.
    if (request.resourceType() === 'image') {
      await route.fulfill({ contentType: 'image/svg+xml', body: EMPTY_IMAGE });
    } else {
      await route.fulfill({ contentType: 'text/html', body: '' });
    }
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

function describeFailure(request: Request): string | undefined {
  const reason = request.failure()?.errorText ?? 'no reason given';
  // Leaving a page, or replacing a request, aborts what is under way: that is no failure.
  if (reason === 'net::ERR_ABORTED') return undefined;
  return `failed request: ${request.method()} ${request.url()} (${reason})`;
}

/**
 * Keeps every page of a context on this machine and collects what should not happen in it: console warnings
 * and errors, page errors, failed requests, requests to outside hosts. The list that is returned grows as they occur.
 */
export async function watchContext(
  context: BrowserContext,
  allowed: Allowances,
): Promise<string[]> {
  const problems: string[] = [];
  const hosts = badgeHosts();
  const judgeOutside = (request: Request) => {
    const address = request.url();
    const isBadge = request.resourceType() === 'image' && hosts.has(new URL(address).hostname);
    if (isBadge || matches(allowed.allowOutside, address)) return;
    problems.push(`request to an outside host: ${request.method()} ${address}`);
  };
  if (allowed.allowOutside.length > 0) await answerOutside(context, judgeOutside);
  context.on('console', (message) => {
    if (!['warning', 'error'].includes(message.type()) || isAllowedMessage(message, allowed))
      return;
    problems.push(describeConsole(message));
  });
  context.on('weberror', (webError) => {
    const { message, stack } = webError.error();
    if (!matches(allowed.allowPageErrors, message))
      problems.push(`page error: ${stack ?? message}`);
  });
  context.on('requestfailed', (request) => {
    const address = request.url();
    if (isOutsideAddress(address)) {
      // Where it left the page: no policy stopped it, and no test.
      if (request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED') judgeOutside(request);
      return;
    }
    const failure = describeFailure(request);
    if (failure && !matches(allowed.allowFailedRequests, address)) problems.push(failure);
  });
  context.on('response', (response) => {
    if (response.status() < 400 || matches(allowed.allowFailedRequests, response.url())) return;
    problems.push(`failed request: ${response.status()} ${response.url()}`);
  });
  return problems;
}
