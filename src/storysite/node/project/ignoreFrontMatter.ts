import { promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { CoreServer, StoryIndexGenerator } from './storybookModules.ts';

/** Matches front matter like remark-frontmatter. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*(?:\r\n?|\n)(?:[^]*?(?:\r\n?|\n))?---[ \t]*(?=[\r\n]|$)/;

/** Replaces front matter by blank lines, so that the other lines keep their numbers. */
export function blankFrontMatter(source: string): string {
  return source.replace(FRONT_MATTER, (yaml) => yaml.replace(/[^\r\n]+/g, ''));
}

/**
 * Lets Storybook index MDX with front matter, for which its generator has no option: it parses YAML as MDX, where
 * braces are expressions, and a single page that it cannot parse fails the whole build.
 */
export function ignoreFrontMatter({ prototype }: CoreServer['StoryIndexGenerator']): void {
  const { extractDocs } = prototype;
  if (extractDocs.name === extractWithout.name) return;
  async function extractWithout(
    this: StoryIndexGenerator,
    ...args: Parameters<typeof extractDocs>
  ): ReturnType<typeof extractDocs> {
    const source = await promises.readFile(args[1], 'utf8');
    const blanked = blankFrontMatter(source);
    const extract = () => extractDocs.apply(this, args);
    return blanked === source ? extract() : startWithFile(blanked, extract);
  }
  prototype.extractDocs = extractWithout;
}

/**
 * Starts `work`, whose first action is to read a file, and makes it read `text` instead. The original reader is
 * restored before any other code runs.
 */
function startWithFile<T>(text: string, work: () => Promise<T>): Promise<T> {
  const { readFile } = promises;
  promises.readFile = (async () => text) as unknown as typeof readFile;
  syncBuiltinESMExports();
  try {
    return work();
  } finally {
    promises.readFile = readFile;
    syncBuiltinESMExports();
  }
}
