import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/** Patterns of events that a test expects, and that would fail any other test; matched against the whole text. */
export interface Allowances {
  /** Console warnings and errors, by their text. */
  allowConsole: RegExp[];
  /** Uncaught errors of the page, by their message. */
  allowPageErrors: RegExp[];
  /** Requests that fail or get status 400 and above, by address. */
  allowFailedRequests: RegExp[];
  /**
   * Requests to other machines, by address. With any pattern, all such requests get an empty local response, which
   * slows down every request; without one, they simply fail.
   */
  allowOutside: RegExp[];
}

/** Playwright's message when the configuration blocks service workers. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

const EMPTY_IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Whether an address belongs to another machine. */
function isOutside({ protocol, hostname }: URL): boolean {
  if (!/^(https?|wss?):$/.test(protocol)) return false;
  return !/^(127(\.\d+){3}|localhost|.*\.localhost|\[::1\])$/.test(hostname);
}

function isOutsideAddress(address: string): boolean {
  return URL.canParse(address) && isOutside(new URL(address));
}

/** Hosts of images in the installed library's README, and of the star badge: the only external images. */
export function readImageHosts(): Set<string> {
  const path = createRequire(import.meta.url).resolve('rc-select/README.md');
  const addresses = readFileSync(path, 'utf8').match(/https?:\/\/[^\s)\]"'>]+/g) ?? [];
  const images = addresses.filter((address) => /\.svg|\.png|badge|\/image/.test(address));
  return new Set(['img.shields.io', ...images.map((address) => new URL(address).hostname)]);
}

function matches(patterns: RegExp[], text: string): boolean {
  // Playwright mistakes an array of two objects for a fixture with options, and passes only the first.
  if (!Array.isArray(patterns)) {
    throw new Error(
      `Playwright drops the second of two patterns. Join them as /a|b/ (${patterns}).`,
    );
  }
  return patterns.some((pattern) => new RegExp(pattern.source, pattern.flags).test(text));
}

/** Responds to requests to other machines with empty content, so that pages behave as if they were online. */
async function answerOutside(context: BrowserContext, judge: (request: Request) => void) {
  await context.route(isOutside, async (route, request) => {
    judge(request);
    // An image response avoids an error in the log.
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
 * Blocks requests to other machines in all pages of a context, and collects problems: console warnings and errors, page
 * errors, failed requests, and requests to outside hosts except for images of `imageHosts`. The returned list grows as
 * they occur.
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
      // Only this error means that neither a policy nor a test stopped the request.
      if (reason === 'net::ERR_NAME_NOT_RESOLVED') judgeOutside(request);
      return;
    }
    // Pending requests are aborted when one leaves a page or when a request replaces another.
    if (reason === 'net::ERR_ABORTED' || matches(allowed.allowFailedRequests, address)) return;
    problems.push(`failed request: ${request.method()} ${address} (${reason})`);
  });
  context.on('response', (response) => {
    if (response.status() < 400 || matches(allowed.allowFailedRequests, response.url())) return;
    problems.push(`failed request: ${response.status()} ${response.url()}`);
  });
  return problems;
}
