import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** The documented library's README as bare HTML: no anchors, no highlighted code, nothing but what Markdown says. */
export async function renderReadme(): Promise<string> {
  const path = createRequire(import.meta.url).resolve('rc-select/README.md');
  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeStringify)
    .process(await readFile(path, 'utf8'));
  return String(file);
}
