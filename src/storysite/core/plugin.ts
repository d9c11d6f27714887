import { filePath } from './filePath.ts';

// What a plugin imports in Node, as `storysite/plugin`: types and small helpers, without the engine.
export type * from './config/SitePlugin.ts';
export { escapeHtml } from './escapeHtml.ts';
export { commonPolicy, hashScript, printPolicy } from './policy.ts';
export { toCanonical, toFile, toHref } from './routes.ts';
export { SiteError } from './SiteError.ts';
export type { Translation } from './texts/Text.ts';

/**
 * Absolute path of a module beside the one that names it: `moduleBeside(import.meta.url, './client.tsx')`. Where the naming
 * module is compiled, it is that of the compiled file.
 */
export function moduleBeside(url: string, file: string): string {
  const isCompiled = /\.m?js$/.test(url);
  return filePath(new URL(isCompiled ? file.replace(/\.tsx?$/, '.js') : file, url));
}
