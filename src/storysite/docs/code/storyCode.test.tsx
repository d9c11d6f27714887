import { Fragment, type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import type { Args, Meta, Story } from '../../csf/types.ts';
import { codeOf, FILE } from './testCode.tsx';
import { Button, Card, Field, Menu, Star, Tag, Themable, Theme, Themed } from './testStories.tsx';

interface Row {
  story: Story;
  component?: unknown;
  /** Output of Storybook 10.6, its lines joined as Prettier joins them. */
  storybook: string;
  /** Output of the site if it differs, and the reason. */
  site?: [code: string, reason: string];
}

const args = { label: 'a' };
const source = (own: object) => ({ docs: { source: own } });

const table: Record<string, Row> = {
  'no args': { story: {}, storybook: '<Button />' },
  args: {
    story: { args: { primary: true, label: 'Button' } },
    storybook: '<Button label="Button" primary />',
  },
  'a render of its own': {
    story: { args, render: (given) => <Card title="T">{<Button {...given} />}</Card> },
    storybook: '<Card title="T"><Button label="a" /></Card>',
  },
  'a render without args': {
    story: { args, render: () => <Button label="b" /> },
    storybook: FILE,
  },
  'a text in it': { story: { args: { children: 'Save' } }, storybook: '<Button>Save</Button>' },
  'an element in it': {
    story: { args: { children: <b>Save</b> } },
    storybook: '<Button><b>Save</b></Button>',
  },
  'text and elements in it': {
    story: { args: { children: ['Save ', <b key="b">all</b>, ' files'] } },
    storybook: `<Button>Save{' '}<b>all</b>{' '}files</Button>`,
    site: ['<Button>Save <b>all</b> files</Button>', 'on one line the spaces need no code'],
  },
  'parts of a component': {
    story: {
      render: (_given: Args) => (
        <Menu>
          <Menu.Item>One</Menu.Item>
          <Menu.Item>Two</Menu.Item>
        </Menu>
      ),
    },
    storybook:
      '<Menu><No Display Name>One</No Display Name><No Display Name>Two</No Display Name></Menu>',
    site: [
      '<Menu><Menu.Item>One</Menu.Item><Menu.Item>Two</Menu.Item></Menu>',
      'components have the names that their stories file has for them',
    ],
  },
  'a list': {
    story: {
      args: { names: ['a', 'b'] },
      render: ({ names }) => (
        <ul>
          {(names as string[]).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ),
    },
    storybook: '<ul><li>a</li><li>b</li></ul>',
  },
  'a fragment': {
    story: {
      render: (_given: Args) => (
        <>
          <Button label="a" />
          <Button label="b" />
        </>
      ),
    },
    storybook: '<><Button label="a" /><Button label="b" /></>',
  },
  'a fragment with a key': {
    story: { render: (_given: Args) => <div>{[<Fragment key="x">1</Fragment>]}</div> },
    storybook: '<div><React.Fragment key=".$x">1</React.Fragment></div>',
    site: ['<div><>1</></div>', 'such a key is React’s own, and children need none'],
  },
  functions: {
    story: { args: { label: 'a', onClick() {} } },
    storybook: '<Button label="a" onClick={() => {}} />',
    site: ['<Button label="a" />', 'another function than the one that is there'],
  },
  'an arg without a value': {
    story: { args: { label: 'a', size: undefined } },
    storybook: '<Button label="a" />',
  },
  'false and zero': {
    story: { args: { disabled: false, count: 0 } },
    storybook: '<Button count={0} disabled={false} />',
  },
  null: { story: { args: { icon: null } }, storybook: '<Button icon={null} />' },
  'an object': {
    story: { args: { style: { width: 300, color: 'red' } } },
    storybook: `<Button style={{ color: 'red', width: 300 }} />`,
    site: [`<Button style={{ width: 300, color: 'red' }} />`, 'its order may have a meaning'],
  },
  'a list of texts': {
    story: { args: { items: ['Apple', 'Banana'] } },
    storybook: `<Button items={['Apple', 'Banana']} />`,
  },
  quotes: {
    story: { args: { label: `say "it's"` } },
    storybook: `<Button label="say &quot;it's&quot;" />`,
    site: [`<Button label={'say "it\\'s"'} />`, 'the same value, easier to read'],
  },
  'what looks like an entity': {
    story: { args: { label: 'Fish &amp; chips' } },
    storybook: '<Button label="Fish &amp; chips" />',
    site: [`<Button label={'Fish &amp; chips'} />`, 'JSX would read “Fish & chips”'],
  },
  lines: {
    story: { args: { label: 'one\ntwo' } },
    storybook: '<Button label="one\ntwo" />',
    site: [`<Button label={'one\\ntwo'} />`, 'compilers read such a line break as a space'],
  },
  braces: {
    story: { args: { children: 'a {b} <c>' } },
    storybook: '<Button>{`a {b} <c>`}</Button>',
    site: [`<Button>{'a {b} <c>'}</Button>`, 'the same value'],
  },
  'an element as an arg': {
    story: { args: { icon: <Star /> } },
    storybook: '<Button icon={<Icons.Star />} />',
    site: ['<Button icon={<Star />} />', 'the name in the stories file, which can be imported'],
  },
  memo: {
    component: Tag,
    story: { args: { text: 'a' } },
    storybook: '<React.Memo text="a" />',
    site: ['<Tag text="a" />', 'a component has a name'],
  },
  forwardRef: {
    component: Field,
    story: { args: { placeholder: 'a' } },
    storybook: '<React.ForwardRef placeholder="a" />',
    site: ['<Field placeholder="a" />', 'a component has a name'],
  },
  'a component that a function has made': {
    component: Themed,
    story: { args },
    storybook: '<withTheme(Button) label="a" />',
    site: ['<Themed label="a" />', 'Storybook’s is no JSX'],
  },
  hooks: {
    story: {
      args,
      render: function Render(given) {
        const [count] = useState(2);
        return <Button {...given} count={count} />;
      },
    },
    storybook: '<Button count={2} label="a" />',
  },
  'the type "code"': {
    story: { args, parameters: source({ type: 'code' }) },
    storybook: FILE,
  },
  'the type "auto"': {
    story: { args, parameters: source({ type: 'auto' }) },
    storybook: '<Button label="a" />',
  },
  'the type "dynamic"': {
    story: { render: () => <Button label="b" />, parameters: source({ type: 'dynamic' }) },
    storybook: '<Button label="b" />',
  },
  'a date': {
    story: { args: { at: new Date(0) } },
    storybook: '<Button at={new Date("1970-01-01T00:00:00.000Z")} />',
    site: [`<Button at={new Date('1970-01-01T00:00:00.000Z')} />`, 'the same value'],
  },
  'a map': {
    story: { args: { map: new Map([['a', 1]]) } },
    storybook: '<Button map={[object Map]} />',
    site: [`<Button map={new Map([['a', 1]])} />`, 'Storybook’s is no JavaScript'],
  },
  nothing: {
    story: { render: (_given: Args) => null },
    storybook: '',
    site: [FILE, 'a reader gets some code'],
  },
  'a text': {
    story: { render: (_given: Args) => 'text' },
    storybook: 'text',
    site: ['<>text</>', 'a text is no JSX'],
  },
  'several elements': {
    story: { render: (_given: Args) => [<b key="a">1</b>, <b key="b">2</b>] },
    storybook: '<b key="a">1</b><b key="b">2</b>',
    site: ['<><b>1</b><b>2</b></>', 'several elements are no JSX'],
  },
  'a context': {
    story: {
      render: (_given: Args) => (
        <Theme.Provider value="dark">
          <Themable />
        </Theme.Provider>
      ),
    },
    storybook: '<React.Provider value="dark"><Themable /></React.Provider>',
    site: ['<Theme.Provider value="dark"><Themable /></Theme.Provider>', 'a context has a name'],
  },
  'a function in it': {
    story: { args: { children: ((text: string) => text) as unknown as ReactNode } },
    storybook: '<Button />',
  },
  'nothing in it': {
    story: {
      args: { on: false },
      render: ({ on }) => <Card title="a">{Boolean(on) && <b />}</Card>,
    },
    storybook: '<Card title="a" />',
  },
  'a number in it': {
    story: { args: { children: 5 } },
    storybook: '<Button>5</Button>',
    site: ['<Button>{5}</Button>', 'a number, and no text'],
  },
  'names with hyphens': {
    story: { args: { 'aria-label': 'a', 'data-x': '1' } },
    storybook: '<Button aria-label="a" data-x="1" />',
  },
  'code of its own': {
    story: { args, parameters: source({ code: '  given\n    more' }) },
    storybook: 'given\n  more',
  },
};

/** On one line, where a line break has no meaning. */
const join = (code: string) => code.replace(/>\n\s*/g, '>').replace(/\n\s*</g, '<');

it.each(Object.entries(table))('prints a story as Storybook does: %s', async (_, row) => {
  const { story, component, storybook, site: [code] = [storybook] } = row;
  expect(
    join(await codeOf(story, component ? { component: component as Meta['component'] } : {})),
  ).toBe(code);
});
