import { otherSiteTest, expect } from './fixture/otherSiteTest.ts';

const shelf = `
import { memo } from 'react';
import Plain from './Plain';
import { withFrame } from './withFrame';

const Example = ({ text, children }) => <span className="example">{text}{children}</span>;
const Menu = ({ children }) => <ul>{children}</ul>;
Menu.Item = ({ children }) => <li>{children}</li>;
const Framed = withFrame(Plain);
const Kept = memo(({ text }) => <i>{text}</i>);

export default { title: 'Parts/Shelf', component: Example, tags: ['autodocs'], argTypes: { text: { control: 'text' } } };
export const Own = { args: { text: 'Fish &amp; chips' } };
export const Inside = {
\targs: { text: '🐟' },
\trender: ({ text }) => <Menu><Menu.Item><Plain text={text} /></Menu.Item><Menu.Item><Framed text={text} /></Menu.Item><Menu.Item><Kept text={text} /></Menu.Item></Menu>,
};
export const Fixed = {
\trender: () => <b>fixed</b>,
};
export const Loaded = { loaders: [async () => ({ name: 'Ann' })], render: (args, { loaded }) => <Example text={loaded.name} /> };
`.replaceAll('\n', '\r\n');

const mdx = `
import { Meta, Canvas, Controls } from '@storybook/blocks';
import * as Shelf from './Shelf.stories';

<Meta of={Shelf} name="Code" />

<Canvas of={Shelf.Own} />
<Canvas of={Shelf.Inside} />
<Canvas of={Shelf.Fixed} />
<Canvas of={Shelf.Loaded} />
<Controls of={Shelf.Inside} />
`;

const start = `
import { Meta } from '@storybook/blocks';

<Meta title="Start" />

[The code](?path=/docs/parts-shelf--code)
`;

const test = otherSiteTest(
  { title: 'Code', description: 'The code of stories.' },
  {
    'src/Plain.jsx': 'export default ({ text }) => <em>{text}</em>;\n',
    'src/withFrame.jsx':
      'export const withFrame = (Inner) => (props) => <div><Inner {...props} /></div>;\n',
    'src/Shelf.stories.jsx': shelf,
    'src/Shelf.mdx': mdx,
    'src/Start.mdx': start,
  },
);

const items = (text: string) => `<Menu>
  <Menu.Item><Plain text="${text}" /></Menu.Item>
  <Menu.Item><Framed text="${text}" /></Menu.Item>
  <Menu.Item><Kept text="${text}" /></Menu.Item>
</Menu>`;

const codes = [
  `<Example text={'Fish &amp; chips'} />`,
  items('🐟'),
  'export const Fixed = {\n\trender: () => <b>fixed</b>,\n};',
  '<Example text="Ann" />',
];

test('stories show what they render, by the names of their file, before and after a change', async ({
  page,
}) => {
  await page.goto('/parts/shelf/code');
  const shown = page.locator('[data-story-box] pre');
  expect(await shown.allInnerTexts()).toEqual(codes);
  const code = page.locator('[data-controls-code] pre');
  await expect(code).toHaveText(items('🐟'), { useInnerText: true });
  await page.getByRole('textbox', { name: 'text' }).fill('Salt');
  await expect(code).toHaveText(items('Salt'), { useInnerText: true });
});

test('stories show the same code after a navigation', async ({ page }) => {
  await page.goto('/start');
  await page.getByRole('link', { name: 'The code' }).click();
  await expect(page).toHaveURL(/shelf\/code/);
  await expect(page.locator('[data-story-box] pre')).toHaveText(codes, { useInnerText: true });
  await expect(page.locator('[data-controls-code] pre')).toHaveText(items('🐟'), {
    useInnerText: true,
  });
});
