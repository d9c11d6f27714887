// @vitest-environment node
import { parse } from 'react-docgen';
import { expect, it } from 'vitest';
import { mayHaveComponents } from './transformOnce.ts';

const PLUGIN = 'storybook:react-docgen-plugin';

it.each([
  'export const Card = () => <Box />;',
  'export const Card = () => <>text</>;',
  `import { createElement as h } from 'react'; export const Card = () => h('p');`,
  `import * as React from 'react'; export function Card(props) { return React.cloneElement(props.of); }`,
  `import { Children } from 'react'; export const Card = (props) => Children.only(props.of);`,
  `import React from 'react'; export class Card extends React.Component {}`,
  `import { forwardRef } from 'react'; import { draw } from './draw'; export const Card = forwardRef(draw);`,
  `import create from 'create-react-class'; export const Card = create({ render() {} });`,
])('lets react-docgen read each component that it finds: %s', (code) => {
  expect(parse(code, { filename: 'Card.tsx' })).not.toEqual([]);
  expect(mayHaveComponents(PLUGIN, code)).toBe(true);
});

it('spares it stories that are data, but not a plugin that knows other components', () => {
  const code = `import { Card } from './Card';
const meta = { component: Card } satisfies Meta<typeof Card>;
export default meta;
export const Basic: StoryObj<typeof meta> = { args: { label: 'Basic' } };`;
  expect(mayHaveComponents(PLUGIN, code)).toBe(false);
  expect(mayHaveComponents('vite:react-docgen-typescript', code)).toBe(true);
});
