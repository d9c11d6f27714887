import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSlowLine } from './startSlowLine.ts';

const NETWORK = { latency: 60, downloadThroughput: 1_000_000, uploadThroughput: 1_000_000 };
const BODY = 'x'.repeat(100_000);

describe('startSlowLine', () => {
  const server = createServer((_, response) => response.end(BODY));
  let url = '';

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });

  afterAll(() => {
    server.close();
  });

  async function time(work: (slow: string) => Promise<unknown>): Promise<number> {
    const line = await startSlowLine(url, NETWORK);
    const start = performance.now();
    await work(line.url);
    const ms = performance.now() - start;
    await line.close();
    return ms;
  }

  // A timer may fire a millisecond early.
  const atLeast = (ms: number) => ms - 2;

  it('gives what the server gives, late and no faster than the throughput', async () => {
    const ms = await time(async (slow) => expect(await (await fetch(slow)).text()).toBe(BODY));
    expect(ms).toBeGreaterThanOrEqual(atLeast(NETWORK.latency + 100));
  });

  it('shares the throughput among all that is fetched at once, and not the latency', async () => {
    const ms = await time((slow) =>
      Promise.all([1, 2, 3].map(async () => (await fetch(slow)).text())),
    );
    expect(ms).toBeGreaterThanOrEqual(atLeast(NETWORK.latency + 300));
  });

  it('waits for every request anew on the same connection', async () => {
    const ms = await time(async (slow) => {
      for (let count = 0; count < 3; count += 1)
        await (await fetch(slow, { method: 'HEAD' })).text();
    });
    expect(ms).toBeGreaterThanOrEqual(atLeast(3 * NETWORK.latency));
  });
});
