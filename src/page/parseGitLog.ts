/**
 * Times of the last commit of each file, from `git log --format=%x01%H %cI --name-only -z`, newest commit first.
 * Files of a commit in `boundary` are left out: a shallow clone does not say which of them it changed.
 */
export function parseGitLog(log: string, boundary: ReadonlySet<string>): Map<string, string> {
  const times = new Map<string, string>();
  for (const entry of log.split('\x01')) {
    const [head = '', ...files] = entry.split('\0');
    const [hash = '', time = ''] = head.split(' ');
    if (boundary.has(hash)) continue;
    for (const file of files) {
      const path = file.replace(/^\n/, '');
      if (path !== '' && !times.has(path)) times.set(path, time);
    }
  }
  return times;
}
