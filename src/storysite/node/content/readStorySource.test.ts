import { describe, expect, it } from 'vitest';
import { describeCsf } from './describeCsf.ts';

const describeStories = (body: string) => describeCsf(`${body}`, `${body.length}.stories.tsx`);

describe('the source of a story', () => {
  it('is the text of its export, as it is written, and the comment above it', () => {
    const { stories, metaDescription } = describeStories(`/** Of the meta. */
const meta = { title: 'A', component: Story } satisfies Meta;
export default meta;

/** The *usual* one. */
export const Basic: Story = {
  args: { size: 2 }, // two
};
`);
    expect(stories[0]).toMatchObject({
      description: 'The *usual* one.',
      source: `export const Basic: Story = {\n  args: { size: 2 }, // two\n};`,
    });
    expect(metaDescription).toBe('Of the meta.');
  });

  it('has what is assigned to it', () => {
    const { stories } = describeStories(`export default { title: 'A', component: Story };
export const Basic = Template.bind({});
Basic.args = { size: 2 };
Basic.play = async () => {};
export const Other = Template.bind({});
Other.args = { ...Basic.args };`);
    expect(stories.map(({ source }) => source)).toEqual([
      'export const Basic = Template.bind({});\nBasic.args = { size: 2 };',
      'export const Other = Template.bind({});\nOther.args = { ...Basic.args };',
    ]);
    expect(stories[0]?.description).toBeUndefined();
  });

  it('has no test code', () => {
    const { stories } = describeStories(`export default { title: 'A', component: Story };
export const First = {
  beforeEach: () => {},
  args: { play: 'kept' },
  play: async () => {
    await expect(1).toBe(1);
  },
} satisfies Story;`);
    expect(stories[0]?.source).toBe(
      `export const First = {\n  args: { play: 'kept' },\n} satisfies Story;`,
    );
  });

  it.each([
    ["args: { a: 1 }, play: async () => {} /* , */, name: 'x'", "args: { a: 1 }, name: 'x'"],
    ['play() {} // no comma, here\n  , args: {}', 'args: {}'],
    ["name: 'play: () => {},', play() {}", "name: 'play: () => {},', "],
  ])('has no comma of the test code in %j', (written, shown) => {
    const { stories } = describeStories(
      `export default { title: 'A', component: Story };\nexport const One = { ${written} };`,
    );
    expect(stories[0]?.source.replace(/ +/g, ' ')).toBe(
      `export const One = { ${shown} };`.replace(/ +/g, ' '),
    );
  });

  it('has none of a factory either', () => {
    const { stories } = describeStories(`import preview from './preview';
const meta = preview.meta({ title: 'A', component: Story });
export const Last = meta.story({ name: 'x', async play() {} });`);
    expect(stories[0]?.source).toBe(`export const Last = meta.story({ name: 'x', });`);
  });
});

describe('the source of a story in a file', () => {
  const story = (indent: string, end: string) =>
    [
      'export const Shown: Story = {',
      `${indent}args: { label: '🐟 {' },`,
      `${indent}play: async () => {},`,
      `${indent}render: (args) => <Story {...args} />,`,
      '};',
    ].join(end);
  const file = (indent: string, end: string, first = '') =>
    [
      `${first}import { Story } from './Demo';`,
      `/* 👋 */ export default { title: 'A', component: Story };`,
      `const Before = {${end}${indent}text: \`a${end}\tb\`,${end}};`,
      story(indent, end),
      '',
    ].join(end);
  const shown = (indent: string) => story(indent, '\n').replace(/\n\s*play.*/, '');

  it.each([
    ['that Windows has written', file('  ', '\r\n'), shown('  ')],
    ['with tabs', file('\t', '\n'), shown('\t')],
    ['with tabs that Windows has written', file('\t', '\r\n'), shown('\t')],
    ['with a byte order mark', file('  ', '\r\n', '\uFEFF'), shown('  ')],
    ['with line separators', file('  ', '\n', '// \u2028\n').replace('a\n', '\u2028'), shown('  ')],
    ['with a separator in a text', file('  ', '\n', `const a = '\u2028';`), shown('  ')],
  ])('%s is the text that stands there', (_, code, source) => {
    expect(describeStories(code).stories[0]?.source).toBe(source);
  });
});
