import type { LoadResult } from './applyLoad.ts';
import type { PreviewState } from './PreviewState.ts';

/** The most that the server may hold more after the load than after its warm-up. */
const MOST_GROWTH: PreviewState = { heapBytes: 5e6, rssBytes: 100e6, resources: 3 };

const names: Record<keyof PreviewState, string> = {
  heapBytes: 'bytes of its heap',
  rssBytes: 'bytes of memory',
  resources: 'open sockets, files and timers',
};

/** What is wrong with a load and with what it left behind; nothing when all is well. */
export function judgeLoad(load: LoadResult, before: PreviewState, after: PreviewState): string[] {
  const grown = (Object.keys(names) as (keyof PreviewState)[])
    .filter((kind) => after[kind] - before[kind] > MOST_GROWTH[kind])
    .map(
      (kind) =>
        `the server holds ${after[kind] - before[kind]} ${names[kind]} more than before, at most ${MOST_GROWTH[kind]}`,
    );
  return [
    ...(load.errors > 0 ? [`${load.errors} connections broke or were not answered in time`] : []),
    ...(load.refused > 0 ? [`${load.refused} answers had a status other than 2xx`] : []),
    ...(load.answers === 0 ? ['nothing was answered'] : []),
    ...grown,
  ];
}
