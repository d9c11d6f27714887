import type { CDPSession, Page } from '@playwright/test';

/** What a document holds, after the garbage was collected. */
export interface Holdings {
  /** DOM nodes, those that left the document but are still referred to included. */
  nodes: number;
  listeners: number;
  heapBytes: number;
}

/** The most that may come on top while one thing is done again and again, however often. */
export const MOST_GROWTH: Holdings = { nodes: 250, listeners: 50, heapBytes: 2_000_000 };

async function readHoldings(client: CDPSession): Promise<Holdings> {
  // Twice: what the first collection frees may have held something else.
  for (let round = 0; round < 2; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heapBytes: usedSize };
}

/** Does something `warmUp` times, then `times` times, and says what the page holds more after that than before. */
export async function countGrowth(
  page: Page,
  { warmUp, times }: { warmUp: number; times: number },
  repeat: (times: number) => Promise<void>,
): Promise<Holdings> {
  const client = await page.context().newCDPSession(page);
  await repeat(warmUp);
  const before = await readHoldings(client);
  await repeat(times);
  const after = await readHoldings(client);
  await client.detach();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heapBytes: after.heapBytes - before.heapBytes,
  };
}

/** The kinds of things of which there is more than may be. */
export function findLeaks(growth: Holdings): string[] {
  return (Object.keys(MOST_GROWTH) as (keyof Holdings)[])
    .filter((kind) => growth[kind] > MOST_GROWTH[kind])
    .map((kind) => `${kind}: ${growth[kind]} more, at most ${MOST_GROWTH[kind]}`);
}
