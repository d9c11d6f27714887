import type { PageWeight } from './weighPage.ts';

/** The most that a page may weigh; bytes after gzip, counts of requests. A test of the built site holds it to them. */
export const budgets = [
  { page: 'index.html', script: 75_000, style: 12_000, html: 8_000, requests: 8 },
  { page: 'demo/*/index.html', script: 125_000, style: 12_000, html: 8_000, requests: 16 },
] as const;

/**
 * What the heaviest page of each budget weighed when this was last written down. Nothing fails by it: the table of the
 * test shows from it what grew. Write down new numbers with the change that they come from.
 */
export const references: Record<(typeof budgets)[number]['page'], PageWeight> = {
  'index.html': { script: 66_843, style: 6_088, html: 7_789, requests: 4 },
  'demo/*/index.html': { script: 119_778, style: 11_589, html: 7_526, requests: 8 },
};
