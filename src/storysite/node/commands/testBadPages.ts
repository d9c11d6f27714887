const page = (title: string, text: string) =>
  `import { Meta } from '@storybook/blocks';\n\n<Meta title="${title}" />\n\n${text}\n`;
/** Docs pages with a fault each: the expected warning of the build and text of the page, if any. */
export const badPages = {
  'a link to nothing': {
    file: 'docs/Link.mdx',
    text: page('Bad/Link', '[There](?path=/docs/gone--docs)'),
    says: /^docs\/Link\.mdx:5: The link to \?path=\/docs\/gone--docs leads nowhere: no page or story/,
    shows: /There/,
  },
  'elements where HTML allows none': {
    file: 'docs/Nested.mdx',
    text: page('Bad/Nested', '<button>One <button>two</button></button>'),
    says: /^The page \/bad\/nested has a <button> where HTML allows none/,
    shows: /data-fresh.*<button>One <\/button><button>two<\/button>/s,
  },
  'a wrong value in front matter': {
    file: 'docs/Matter.mdx',
    text: `---\ntitle: 7\n---\n\n${page('Bad/Matter', 'Prose.')}`,
    says: /^docs\/Matter\.mdx:1: (?=.*title)(?=.*Got 7).* all of it is left out\.$/s,
    shows: /Prose\./,
  },
  'front matter that is no YAML': {
    file: 'docs/Yaml.mdx',
    text: `---\ntitle: [a\nb: c\n---\n\n${page('Bad/Yaml', 'Prose.')}`,
    says: /^docs\/Yaml\.mdx:3: The front matter is not valid YAML: /,
    shows: /Prose\./,
  },
  'a script in MDX': {
    file: 'docs/Script.mdx',
    text: page('Bad/Script', '<a href="javascript:alert(1)">Go</a>'),
    says: /^docs\/Script\.mdx:5: There is the address href="javascript:/,
    shows: /<a>Go<\/a>/,
  },
  'a script in Markdown': {
    file: 'docs/Markdown.mdx',
    text: `import { Markdown } from '@storybook/blocks';\nimport text from './text.md?raw';\n${page('Bad/Markdown', '<Markdown>{text}</Markdown>')}`,
    says: /^docs\/text\.md:3: There is the element <script>/,
    shows: /Text.*role="note">The element <code>&#x3C;script>/s,
  },
  'a frame in MDX': {
    file: 'docs/Frame.mdx',
    text: page('Bad/Frame', '<iframe src="/files/a.html" srcDoc={1} title="A" />'),
    says: /^docs\/Frame\.mdx:5: There is the attribute srcDoc of <iframe>/,
    shows: /<iframe src="\/files\/a\.html" title="A"/,
  },
  'a script in the comment of a story': {
    file: 'src/Comment.stories.jsx',
    text: `export default { title: 'Bad/Comment', tags: ['autodocs'] };
export const One = { render: () => 'one' };
/** Before.\n *\n * <object data="a.swf"></object>\n *\n * After. */
export const Two = { render: () => 'two' };`,
    says: /^src\/Comment\.stories\.jsx:5: There is the element <object>/,
    shows: /Before\..*role="note".*After\./s,
  },
  'Markdown that is not there': {
    file: 'docs/Absent.mdx',
    text: `import { Markdown } from '@storybook/blocks';\nimport gone from './gone.md?raw';\n${page('Bad/Absent', '<Markdown>{gone}</Markdown>')}`,
    says: /^docs\/Absent\.mdx: The file is left out, since it cannot be read: ENOENT.*gone\.md/,
  },
  'MDX that does not compile': {
    file: 'docs/Broken.mdx',
    text: page('Bad/Broken', 'A {brace.'),
    says: /docs\/Broken\.mdx:5/,
  },
  'a page that throws': {
    file: 'docs/Throws.mdx',
    text: page('Bad/Throws', 'Width: {window.gone.width}'),
    says: /^docs\/Throws\.mdx: The page \/bad\/throws is shown in the browser only, .*window is not defined/,
    shows: /needs JavaScript/,
  },
  'a page whose import throws': {
    file: 'docs/Import.mdx',
    text: `import { Late } from './Late.jsx';\n${page('Bad/Import', '<Late />')}`,
    says: /^docs\/Import\.mdx: The page \/bad\/import is shown in the browser only/,
    shows: /needs JavaScript/,
  },
  'a docs.page that throws': {
    file: 'src/OwnPage.stories.jsx',
    text: `const Page = () => { throw new Error('no page'); };
export default { title: 'Bad/OwnPage', tags: ['autodocs'], parameters: { docs: { page: Page } } };
export const One = { render: () => 'one' };`,
    says: /^src\/OwnPage\.stories\.jsx: The page \/bad\/ownpage is prerendered with the default docs page, .*no page/,
    shows: /data-story="bad-ownpage--one"/,
  },
  'a page that never ends': {
    file: 'docs/Endless.mdx',
    text: page('Bad/Endless', '{(() => { for (;;) globalThis.turns = 1; })()}'),
    says: /^docs\/Endless\.mdx: The page \/bad\/endless is shown in the browser only, .*does not finish on the server within 2 seconds/,
    shows: /needs JavaScript/,
  },
} satisfies Record<string, { file: string; text: string; says: RegExp; shows?: RegExp }>;
