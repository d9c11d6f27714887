import { fileURLToPath } from 'node:url';

/** The path of a file, with slashes on Windows, too, as in the ids of Vite's modules: `C:/kit/client.ts`. */
export function filePath(url: string | URL, windows = process.platform === 'win32'): string {
  const path = fileURLToPath(url, { windows });
  return windows ? path.replaceAll('\\', '/') : path;
}
