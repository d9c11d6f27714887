import { expect, it } from 'vitest';
import { describeCsf } from './describeCsf.ts';

const FILE = 'stories/one/One.stories.tsx';
const code = (title: string) => `import Story from './Demo.tsx';
const meta = { title: '${title}', component: Story };
export default meta;
export const Basic = {};
export const TwoWords = { name: 'Another name' };`;

it('reads title, component and stories', () => {
  expect(describeCsf(code('Demo/one'), FILE)).toMatchObject({
    title: 'Demo/one',
    metaName: 'meta',
    component: './Demo.tsx',
    stories: [
      { id: 'demo-one--basic', name: 'Basic', exportName: 'Basic' },
      { id: 'demo-one--two-words', name: 'Another name', exportName: 'TwoWords' },
    ],
  });
});

it.each([
  ["import Button from './Button';", { local: 'Button', imported: 'default', from: './Button' }],
  ["import { B as Button } from 'kit';", { local: 'Button', imported: 'B', from: 'kit' }],
  ["import * as Button from 'kit';", { local: 'Button', imported: '*', from: 'kit' }],
  ['const Button = () => null;', undefined],
])('reads how the component is imported: %s', (line, componentImport) => {
  const text = `${line}\nexport default { component: Button as never };\nexport const Basic = {};`;
  expect(describeCsf(text, FILE).componentImport).toEqual(componentImport);
});

it('lists the style sheets that a file imports, but no modules of classes', () => {
  const text = `import 'kit/styles.css';\nimport './a.less';\nimport styles from './b.module.css';
import './c.js';\nexport default {};\nexport const Basic = {};`;
  expect(describeCsf(text, FILE).sheets).toEqual(['kit/styles.css', './a.less']);
});

it.each([
  ['Größe', 'Größe'],
  ['Menu\r\n  .Item', 'Menu.Item'],
  ['(Button /* as Card */) satisfies Kit', 'Button'],
  ['Button! as ComponentType<Props>', 'Button'],
  ['memo(Button as never)', undefined],
  ["kit['Button as Card']", undefined],
])('reads what a file calls its component: %j', (component, componentName) => {
  const text = `export default { component: ${component} };\nexport const Basic = {};`;
  expect(describeCsf(text, FILE).componentName).toBe(componentName);
});
