/** Names of the conditions that a page is measured under. */
export type ConditionName = 'unthrottled' | 'throttled';

/** How slow the reader's device and network are made. */
export interface Condition {
  name: ConditionName;
  /** What a table calls it. */
  label: string;
  /** 4 makes every task of the page's thread take four times as long. */
  cpuSlowdown: number;
  /** Left out where the network is this machine's own; rates in bytes per second. */
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

/**
 * "Fast 4G" has the numbers of the preset of this name in Chrome's developer tools: 9 and 1.5 Mbit/s, of which 0.9
 * arrive, and 60 ms of round trip, which a whole connection feels as 2.75 times that for every request. CPU × 4 is
 * Lighthouse's slow phone.
 */
export const conditions: Condition[] = [
  { name: 'unthrottled', label: 'not throttled', cpuSlowdown: 1 },
  {
    name: 'throttled',
    label: 'CPU × 4, "Fast 4G"',
    cpuSlowdown: 4,
    network: {
      latency: 60 * 2.75,
      downloadThroughput: ((9 * 1_000_000) / 8) * 0.9,
      uploadThroughput: ((1.5 * 1_000_000) / 8) * 0.9,
    },
  },
];
