import { t } from '../../core/texts/t.ts';
import type { StoryFile } from '../../runtime/story/SiteStory.ts';
import { copyText } from '../CopyButton/useCopy.ts';

/** Copies all files, each below its name; `read` returns a file's text by its index. Returns the message to show. */
export async function copyFiles(
  files: StoryFile[],
  read: (index: number) => Promise<string>,
): Promise<string> {
  const texts = files.map(async ({ name }, index) =>
    [printName(name), (await read(index)).trim()].join('\n'),
  );
  const copied = await Promise.all(texts).then(
    (all) => copyText(`${all.join('\n\n')}\n`),
    () => false,
  );
  return t(copied ? 'filesCopied' : 'copyByHand');
}

/** A file's name as a comment of its language. */
const printName = (name: string) =>
  /\.(html|mdx?|svelte|vue)$/.test(name) ? `<!-- ${name} -->` : `/* ${name} */`;
