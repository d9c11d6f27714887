/** Packages for Node, each imported by one stories file: only the pages of those that fail may show an error. */
export const nodePackages = {
  'src/node_modules/kit-folder/index.js': `const { Transform } = require('stream');
exports.text = require('fs').readFileSync(__dirname + '/data.txt', 'utf8');
exports.T = class extends Transform {};`,
  'src/node_modules/kit-newer/index.js': `import { notYet, sep } from 'node:path';
export const text = () => notYet(sep);`,
  'src/node_modules/kit-folder/package.json': '{"name":"kit-folder","main":"index.js"}',
  'src/node_modules/kit-newer/package.json':
    '{"name":"kit-newer","type":"module","main":"index.js"}',
  'src/node_modules/kit-binary/package.json': '{"name":"kit-binary","main":"index.js"}',
  'src/node_modules/kit-binary/index.js': `try { exports.text = require('./kit.node').text; } catch {}`,
  'src/node_modules/kit-binary/kit.node': '\u007fELF',
  ...Object.fromEntries(
    ['folder', 'newer', 'binary'].map((name) => [
      `src/Kit${name}.stories.jsx`,
      `import { text } from 'kit-${name}';
export default { title: 'Kit/${name}', tags: ['autodocs'] };
export const One = { render: () => <b>{typeof text}</b> };`,
    ]),
  ),
};

/** Files of a project whose names contain special characters of addresses and patterns. */
export const oddFiles = {
  'src/C#.jsx': `import './C#.css';
import text from './C#.txt?raw';
/** A component *with* a name. */
export function Sharp({ size = 'large' }) { return <b title={size}>sharp {text}</b>; }
`,
  'src/C#.css': '.sharp { color: rebeccapurple }',
  'src/C#.txt': 'raw text',
  'src/100% [a]/w?rd.js': `export const word = 'word';`,
  'src/C#.stories.jsx': `import { Sharp } from './C#';
export default { title: 'Odd/Sharp', component: Sharp, tags: ['autodocs'] };
export const One = { render: () => <Sharp /> };`,
  'src/a?b/Wh?t 100%.stories.jsx': `import { Sharp } from '../C#.jsx';
export default { title: 'Odd/Percent', tags: ['autodocs'] };
export const One = { render: () => <Sharp /> };`,
  'src/F#/[id]/Ünï 😀 (x).stories.jsx': `import { word } from '../../100% [a]/w?rd';
export default { title: 'Odd/Unicode', tags: ['autodocs'] };
export const One = { render: () => <i>{'unicode ' + word}</i> };`,
  'docs/Q&A #1?.mdx': `import { Meta, Canvas, Markdown } from '@storybook/blocks';
import * as stories from '../src/C#.stories.jsx';
import text from './read#me.md?raw';

<Meta title="Odd/Question" />

<Canvas of={stories.One} />

<Markdown>{text}</Markdown>
`,
  'docs/read#me.md': 'Read **me**.\n',
};

/** Stories files in import cycles: with their own docs page, a helper, and another stories file. */
export const circles = {
  'src/circle/Page.stories.jsx': `import page from './Page.docs.mdx';
export default { title: 'Circle/Page', parameters: { docs: { page } } };
export const One = { render: () => <b>paged</b> };`,
  'src/circle/Page.docs.mdx': `import { Meta, Primary } from '@storybook/blocks';
import * as Stories from './Page.stories';

<Meta of={Stories} />

# In a circle

<Primary />
`,
  'src/circle/Helped.stories.jsx': `import { nameOf } from './helper';
export default { title: 'Circle/Helped' };
export const One = { name: 'First', render: () => <b>{nameOf()}</b> };`,
  'src/circle/helper.js': `import { One } from './Helped.stories.jsx';
export const nameOf = () => One.name;`,
  'src/circle/Left.stories.jsx': `import { One as Other } from './Right.stories';
export default { title: 'Circle/Left' };
export const One = { args: { side: 'left' }, render: () => <b>not {Other.args.side}</b> };`,
  'src/circle/Right.stories.jsx': `import { One as Other } from './Left.stories';
export default { title: 'Circle/Right' };
export const One = { args: { side: 'right' }, render: () => <b>not {Other.args.side}</b> };`,
};
