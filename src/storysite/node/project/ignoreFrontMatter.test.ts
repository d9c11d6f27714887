// @vitest-environment node
import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { expect, it } from 'vitest';
import { blankFrontMatter } from './ignoreFrontMatter.ts';

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter] });

it.each([
  ['flow maps', '---\nactions:\n  - { text: Get started, link: /guide }\n---\n\n# A\n'],
  ['markup', '---\ntitle: <b> & "{quotes}" <Meta title="no" />\n---\n# A\n'],
  ['a text of several lines', '---\ndescription: >\n  One {\n\n  two\n---\n# A\n'],
  ['dashes inside', '---\ntitle: a --- b\nmore: |\n  --- c\n  ---\n---\n# A\n'],
  ['a comment and an import', '---\n# {no}\nimport: a from b\n---\n# A\n'],
  ['blanks after the dashes', '--- \t\ntitle: {a}\n---  \n# A\n'],
  ['nothing', '---\n---\n# A\n'],
  ['no text below', '---\ntitle: {a}\n---'],
  ['line breaks of Windows', '---\r\ntitle: { a\r\n---\r\n\r\n# A\r\n'],
  ['a mark of byte order', '\uFEFF---\ntitle: { a\n---\n# A\n'],
])('blanks front matter with %s, as remark-frontmatter reads it', (_, source) => {
  const blanked = blankFrontMatter(source);
  expect(blanked.split(/\r?\n/)).toHaveLength(source.split(/\r?\n/).length);
  const [yaml, ...rest] = processor.parse(source).children;
  expect(yaml?.type).toBe('yaml');
  const places = (nodes: object[]) =>
    nodes.map((node) => (node as { position: { start: { line: number } } }).position.start.line);
  expect(places(processor.parse(blanked).children)).toEqual(places(rest));
});

it.each([
  ['a rule first', '---\n\n# A\n'],
  ['a rule further down', '# A\n\n---\ntitle: a\n---\n'],
  ['a blank line first', '\n---\ntitle: a\n---\n'],
  ['four dashes', '----\ntitle: a\n----\n'],
  ['an indented end', '---\ntitle: a\n ---\n'],
])('keeps a page with %s', (_, source) => {
  expect(blankFrontMatter(source)).toBe(source);
  expect(processor.parse(source).children[0]?.type).not.toBe('yaml');
});
