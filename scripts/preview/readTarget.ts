/** What a request asks for: the path as it came and as a list of decoded segments, and the query with its `?`. */
export interface Target {
  path: string;
  segments: string[];
  query: string;
}

/** Names that lead out of a folder or end a file name early: nobody asks for them in good faith. */
function isMalicious(segment: string): boolean {
  return segment === '.' || segment === '..' || segment.includes('\0');
}

/** Reads a request's target; nothing when it is malformed or tries to leave the served folder. */
export function readTarget(url: string): Target | undefined {
  // Absolute and authority forms are for proxies; a static host knows only its own paths.
  if (!url.startsWith('/')) return undefined;
  const mark = url.search(/[?#]/);
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark).replace(/#.*/s, '');
  try {
    const segments = path.split('/').slice(1).map(decodeURIComponent);
    return segments.some(isMalicious) ? undefined : { path, segments, query };
  } catch {
    return undefined; // A percent sign that starts no character.
  }
}
