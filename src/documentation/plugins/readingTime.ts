import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleBeside, type SitePlugin } from 'storysite/plugin';

const WORDS_A_MINUTE = 220;

/** Shows the reading time next to the title of each MDX page. */
export function readingTime(): SitePlugin {
  return {
    name: 'reading-time',
    titleTool: moduleBeside(import.meta.url, './ReadingTime.tsx'),
    pageData({ file }, { root }) {
      if (!file.endsWith('.mdx')) return undefined;
      const words = readFileSync(join(root, file), 'utf8').split(/\s+/);
      return Math.ceil(words.length / WORDS_A_MINUTE);
    },
  };
}
