import type { Nodes, Root } from 'hast';

/** Elements whose text is code, where every sign is meant. */
const CODE = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'template']);

/** Attributes whose text people read or hear. */
const READ = ['alt', 'title', 'ariaLabel', 'ariaDescription', 'placeholder', 'content'] as const;

/** What a text has when a step of the build was left out or went wrong. */
const LEFTOVERS: [RegExp, string][] = [
  [/\*\*|(?<!\w)__\w/, 'Markdown for bold'],
  [/`/, 'a backtick'],
  [/\]\(|\]\[/, 'a Markdown link'],
  [/^\s*#{1,6} \S/, 'a Markdown heading'],
  [/^\s*\|.*\|\s*$/m, 'a row of a Markdown table'],
  [/<\/?[a-z][\w-]*[\s/>]/i, 'markup'],
  [/&(?:[a-z]+|#\d+);/i, 'a character that was escaped twice'],
  [/\bundefined\b/, 'undefined'],
  [/\bNaN\b/, 'NaN'],
  [/\[object \w+\]/, 'an object'],
];

/** An expression that was not computed; in the README of a package, its tables' types have braces of their own. */
const BRACE: [RegExp, string] = [/[{}]/, 'a brace'];

/** Every leftover in what people read of a tree, code left out: one line each with the text around it. */
export function* checkText(tree: Root): Generator<string> {
  for (const [text, isOwn] of readableTexts(tree)) {
    for (const [pattern, name] of isOwn ? [...LEFTOVERS, BRACE] : LEFTOVERS) {
      const at = text.search(pattern);
      if (at >= 0) yield `shows ${name}: "${text.slice(Math.max(0, at - 30), at + 30).trim()}"`;
    }
  }
}

/** Texts and attributes under a node, each with whether it is the site's own or stands in a package's README. */
function* readableTexts(node: Nodes, isOwn = true): Generator<[text: string, isOwn: boolean]> {
  if (node.type === 'text') yield [node.value, isOwn];
  if (!('children' in node)) return;
  if (node.type === 'element') {
    if (CODE.has(node.tagName)) return;
    for (const name of READ) {
      const value = node.properties[name];
      if (typeof value === 'string') yield [value, isOwn];
    }
  }
  const isReadme =
    node.type === 'element' && String(node.properties.dataStatic).startsWith('markdown:');
  for (const child of node.children) yield* readableTexts(child, isOwn && !isReadme);
}
