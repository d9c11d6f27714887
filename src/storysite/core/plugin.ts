import { filePath } from './filePath.ts';

// `storysite/plugin`, for plugins in Node: types and small helpers, without the engine.
export type * from './config/SitePlugin.ts';
export { escapeHtml } from './escapeHtml.ts';
export { commonPolicy, hashScript, printPolicy } from './policy.ts';
export { decodePath, toCanonical, toFile, toHref } from './routes.ts';
export { SiteError } from './SiteError.ts';
export type { Translation } from './texts/Text.ts';

/**
 * Absolute path of a module next to the calling one: `moduleBeside(import.meta.url, './client.tsx')`. If the caller is
 * compiled, it is the path of the compiled file.
 */
export function moduleBeside(url: string, file: string): string {
  const isCompiled = /\.m?js$/.test(url);
  return filePath(new URL(isCompiled ? file.replace(/\.tsx?$/, '.js') : file, url));
}
