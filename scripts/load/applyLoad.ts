import autocannon from 'autocannon';

/** What came of a load. */
export interface LoadResult {
  answers: number;
  perSecond: number;
  /** Milliseconds in which half, and 99 of 100, were answered. */
  median: number;
  slow: number;
  bytes: number;
  /** Broken connections and answers that did not come in time. */
  errors: number;
  /** Answers with a status other than 2xx. */
  refused: number;
}

/** How much is asked for: as much as goes in a time, or so many answers. */
export type LoadSize = { connections: number } & ({ seconds: number } | { answers: number });

/** Asks a server for paths from many connections at once, each going on as soon as it is answered. */
export async function applyLoad(
  url: string,
  paths: readonly string[],
  size: LoadSize,
): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections: size.connections,
    ...('seconds' in size ? { duration: size.seconds } : { amount: size.answers }),
    requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'br, gzip' } })),
  });
  return {
    answers: result['2xx'],
    perSecond: result.requests.average,
    median: result.latency.p50,
    slow: result.latency.p99,
    bytes: result.throughput.total,
    errors: result.errors + result.timeouts,
    refused: result.non2xx,
  };
}
