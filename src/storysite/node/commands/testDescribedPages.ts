import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface DescribedPage {
  /** Comment of the page's component. */
  comment?: string;
  /** Parameters of its stories. */
  docs?: string;
  /** The page's description, the same in all places; empty for a page without text. */
  says: string;
}

const long =
  'A list of choices in which a reader may pick one, or search for it, or write another,';

/** Pages of components, each with its description in another place. */
export const describedPages = {
  Marks: {
    comment: 'A **bold** `tag` with a [link](https://a.example) & _more_.\n\nSecond.',
    says: 'A bold tag with a link & more.',
  },
  List: { comment: '- red\n- blue\n\nHas colors.', says: 'Has colors.' },
  Heading: { comment: '# Use\n\nBelow a heading.', says: 'Below a heading.' },
  Badge: {
    comment: '[![npm](/logo.svg)](https://a.example)\n\nAfter a badge.',
    says: 'After a badge.',
  },
  Hidden: { comment: '<!-- Not this. -->\n\nShown.', says: 'Shown.' },
  Tags: {
    comment: 'Like {@link https://a.example the others}.\n@deprecated Use another.',
    says: 'Like the others.',
  },
  Old: { comment: '@deprecated Use another.', says: 'Deprecated. Use another.' },
  Example: { comment: '@example\n<Example />', says: '' },
  Long: {
    comment: `**${long}** ${long} and more.`,
    says: `${long} A list of choices in which a reader may pick one, or search for it, or…`,
  },
  Chinese: { comment: '从**列表**中选择一项。', says: '从列表中选择一项。' },
  Parameter: {
    comment: 'Not this.',
    docs: "{ description: { component: 'From a *parameter*.' } }",
    says: 'From a parameter.',
  },
  Computed: {
    comment: 'Of the `comment`.',
    docs: '{ description: { component: () => 1 } }',
    says: 'Of the comment.',
  },
  Subtitle: { docs: "{ subtitle: 'Only a subtitle.' }", says: 'Only a subtitle.' },
  Silent: { says: '' },
} satisfies Record<string, DescribedPage>;

const printComponent = ([name, { comment }]: [string, DescribedPage]) =>
  `${comment ? `/**\n${comment.replace(/^/gm, ' * ')}\n */\n` : ''}export const ${name} = () => <i>${name}</i>;\n`;

const printStories = (name: string, { docs = '{}' }: DescribedPage) =>
  `import { ${name} } from './Described.jsx';
export default { title: 'Described/${name}', component: ${name}, tags: ['autodocs'], parameters: { docs: ${docs} } };
/** A story. */
export const One = {};
/** Another **story**. */
export const Two = {};
`;

const plugins = join(import.meta.dirname, '../../plugins/index.ts');

/** The files of these pages, an MDX page whose text follows a component, and a configuration that lists them. */
export const describedFiles = {
  '.storybook/site.config.mjs': `import { colorScheme, earlyInput, markdown, socialCards } from ${JSON.stringify(pathToFileURL(plugins).href)};
export default { plugins: [colorScheme(), earlyInput(), markdown(), socialCards()] };
`,
  'src/Described.jsx': Object.entries(describedPages).map(printComponent).join('\n'),
  ...Object.fromEntries(
    Object.entries(describedPages).map(([name, page]) => [
      `src/Described${name}.stories.jsx`,
      printStories(name, page),
    ]),
  ),
  'docs/Prose.mdx': `import { Meta } from '@storybook/blocks';
import { Marks } from '../src/Described.jsx';

<Meta title="Described/Prose" />

# Prose

<Marks />

<p>In **JSX**, with {'an'} expression.</p>

## More

Not this.
`,
};
