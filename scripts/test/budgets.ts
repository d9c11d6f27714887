/** The most that a page may weigh; bytes after gzip, counts of requests. A test of the built site holds it to them. */
export const budgets = [
  { page: 'index.html', script: 75_000, style: 12_000, html: 8_000, requests: 8 },
  { page: 'demo/*/index.html', script: 125_000, style: 12_000, html: 8_000, requests: 16 },
] as const;
