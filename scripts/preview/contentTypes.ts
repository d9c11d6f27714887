import { extname } from 'node:path';

const UTF8 = '; charset=utf-8';

const contentTypes: Record<string, string> = {
  '.css': `text/css${UTF8}`,
  '.html': `text/html${UTF8}`,
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': `text/javascript${UTF8}`,
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': `text/javascript${UTF8}`,
  '.md': `text/markdown${UTF8}`,
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': `text/plain${UTF8}`,
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The content type of a file, by the end of its name. */
export function contentTypeOf(file: string): string {
  return contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether compression makes a file smaller. */
export function isText(file: string): boolean {
  return /^text\/|json|xml|javascript/.test(contentTypeOf(file)) || /\.(ttf|ico)$/.test(file);
}
