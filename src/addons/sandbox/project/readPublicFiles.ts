import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSuggestFrame, SUGGEST_FRAME } from '../../../../scripts/build-suggest-frame.ts';

/** A demo that has this file among its own opens the suggestion frame beside its page. */
const SUGGEST_CLIENT = 'stories/_shared/suggest.ts';

/** What `readPublicFiles` reads with. */
export interface PublicFilesOptions {
  /** Folder of the repository. */
  root: string;
  /** Address of the suggestion service. */
  suggestUrl: string;
}

/** The files that a demo's project serves as they are: the suggestion frame for the demos that open it. */
export async function readPublicFiles(
  demoFiles: string[],
  { root, suggestUrl }: PublicFilesOptions,
): Promise<Record<string, string>> {
  if (!demoFiles.includes(SUGGEST_CLIENT)) return {};
  const template = path.join(root, path.dirname(SUGGEST_CLIENT), SUGGEST_FRAME);
  return { [SUGGEST_FRAME]: buildSuggestFrame(await readFile(template, 'utf8'), suggestUrl) };
}
