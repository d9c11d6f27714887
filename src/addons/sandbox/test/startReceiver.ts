import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';

/** What an online sandbox would have got. */
export interface ReceivedForm {
  method: string;
  /** Address that the form was posted to. */
  action: string;
  fields: Record<string, string>;
}

/** A local server in the place of the online sandboxes. */
export interface Receiver {
  /** Leads a context's requests to the sandboxes here. */
  attach(context: BrowserContext): Promise<void>;
  /** The next form that has not been asked for yet. */
  next(): Promise<ReceivedForm>;
  close(): Promise<void>;
}

const SANDBOXES = /^https:\/\/(codesandbox\.io|stackblitz\.com|sandbox\.example)\//;

/** Starts a server that takes the forms which the sandbox buttons post. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedForm[] = [];
  const waiting: ((form: ReceivedForm) => void)[] = [];
  const server = createServer((request, response) => {
    void readForm(request).then((form) => {
      const waiter = waiting.shift();
      if (waiter) waiter(form);
      else received.push(form);
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Received</title>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  return {
    attach: async (context) => {
      await context.route(SANDBOXES, async (route, request) => {
        const headers = { ...request.headers(), 'x-action': request.url() };
        await route.fulfill({ response: await route.fetch({ url, headers }) });
      });
    },
    next: async () =>
      received.shift() ?? new Promise<ReceivedForm>((resolve) => waiting.push(resolve)),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

async function readForm(request: IncomingMessage): Promise<ReceivedForm> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = new URLSearchParams(Buffer.concat(chunks).toString());
  return {
    method: request.method ?? '',
    action: String(request.headers['x-action']),
    fields: Object.fromEntries(body),
  };
}
