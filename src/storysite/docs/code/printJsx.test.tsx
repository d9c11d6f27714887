import { createElement, Fragment, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Args } from '../../csf/types.ts';
import { readNames } from './nameOf.ts';
import { type JsxOptions, printJsx } from './printJsx.ts';
import { textOf } from './printValue.ts';

function Select({ children }: { children?: ReactNode }) {
  return <p>{children}</p>;
}
function Option() {
  return <option />;
}

const printNode = (node: ReactNode, options?: JsxOptions) => textOf(printJsx(node, options));
const print = (args: Args, options?: JsxOptions) =>
  printNode(createElement(Select, args), { component: Select, ...options });

describe('printJsx', () => {
  it('prints what a reader would write on one line', () => {
    expect(print({})).toBe('<Select />');
    expect(print({ mode: 'tags', disabled: true, loading: false, maxTagCount: 2 })).toBe(
      '<Select disabled loading={false} maxTagCount={2} mode="tags" />',
    );
    expect(print({ children: 'Save' })).toBe('<Select>Save</Select>');
    expect(print({ children: 'a < b' })).toBe("<Select>{'a < b'}</Select>");
  });

  it('prints the elements and styles that the author of a story with Emotion wrote', () => {
    const styles = '\n\tcolor: red;\n\t:hover {\n\t\tcolor: blue;\n\t}\n';
    const props = {
      __EMOTION_TYPE_PLEASE_DO_NOT_USE__: 'div',
      css: { name: 'a1', styles, next: undefined },
    };
    expect(printNode(createElement(Option as never, { ...props, title: 'A' }))).toBe(
      '<div\n  css={css`\n    color: red;\n    :hover {\n      color: blue;\n    }\n  `}\n  title="A"\n/>',
    );
    const tokens = printJsx(createElement(Option as never, props));
    expect(tokens.filter(([text, kind]) => kind && text.includes('\n'))).toEqual([]);
    const css = [{ name: 'b', styles: 'a:b;' }, { color: 'red' }];
    expect(printNode(createElement(Option as never, { ...props, css }))).toBe(
      "<div\n  css={[\n    css`\n      a:b;\n    `,\n    { color: 'red' },\n  ]}\n/>",
    );
  });

  it('leaves out functions, undefined props and default values', () => {
    const args = { showSearch: true, mode: 'tags', size: 3, onChange() {}, label: undefined };
    const defaults = { showSearch: 'true', mode: "'tags'", size: '3' };
    expect(print(args, { defaults })).toBe('<Select />');
    expect(printNode(<div hidden />, { component: Select, defaults: { hidden: 'true' } })).toBe(
      '<div hidden />',
    );
    const Old = Object.assign(() => <b />, { displayName: 'Old', defaultProps: { size: 1 } });
    expect(printNode(createElement(Old as never, { wide: 2 }))).toBe('<Old wide={2} />');
  });

  it.each([
    [{ label: 'say "hi"' }, `label={'say "hi"'}`],
    [{ label: "it's" }, `label="it's"`],
    [{ label: 'two\nlines' }, String.raw`label={'two\nlines'}`],
    [{ label: 'Fish &amp; chips' }, `label={'Fish &amp; chips'}`],
    [{ label: 'Fish & chips' }, `label="Fish & chips"`],
    [{ label: 'a\\b' }, String.raw`label={'a\\b'}`],
    [{ label: 'a\u2028b' }, String.raw`label={'a\u2028b'}`],
    [{ 'aria-label': 'a', 'xlink:href': '#' }, 'aria-label="a" xlink:href="#"'],
    [{ 'a b': 1 }, `{...{ 'a b': 1 }}`],
    [{ options: [undefined, 1] }, 'options={[undefined, 1]}'],
    [{ shift: -0, by: { '1a': 3 } }, `by={{ '1a': 3 }} shift={-0}`],
    [{ since: new Date(0) }, `since={new Date('1970-01-01T00:00:00.000Z')}`],
    [{ icon: <b>!</b>, as: Option }, 'as={Option} icon={<b>!</b>}'],
    [{ parts: [<b key="a" />, <i key="b" />] }, 'parts={[<b key="a" />, <i key="b" />]}'],
    [{ columns: [{ title: 'a', render: () => 1 }], wide: true }, 'wide'],
  ])('prints a prop of the same value: %j', (args, attributes) => {
    expect(print(args, { names: readNames({ Option }) })).toBe(`<Select ${attributes} />`);
  });

  it.each([
    ['Fish &amp; chips', `{'Fish &amp; chips'}`],
    [' a ', ' a '],
    ['  ', `{'  '}`],
    ['a\nb', `{'a\\nb'}`],
    ['{a}', `{'{a}'}`],
    [5, '{5}'],
    [['a', 5, null, false, 'b'], 'a5b'],
    [['Save ', <b key="1">all</b>, '!'], 'Save <b>all</b>!'],
    [[['a'], [<b key="1" />]], 'a<b />'],
    [<></>, '<></>'],
  ])('prints children that render the same: %j', (children, text) => {
    expect(print({ children })).toBe(`<Select>${text}</Select>`);
  });

  it('leaves out props that throw when they are read', () => {
    const proxy = new Proxy(
      {},
      {
        get() {
          throw new Error('hands off');
        },
        getPrototypeOf() {
          throw new Error('hands off');
        },
      },
    );
    expect(print({ proxy, label: 'a' })).toBe('<Select label="a" />');
    expect(print({ children: proxy })).toBe('<Select />');
  });

  it('breaks long elements and lists into lines', () => {
    const options = ['Apple', 'Banana', 'Cherry'].map((label) => ({ value: label, label }));
    expect(print({ mode: 'multiple', options, style: { width: 300 } })).toBe(`<Select
  mode="multiple"
  options={[
    { value: 'Apple', label: 'Apple' },
    { value: 'Banana', label: 'Banana' },
    { value: 'Cherry', label: 'Cherry' },
  ]}
  style={{ width: 300 }}
/>`);
  });

  it('breaks elements with several others in them, and keeps the spaces between', () => {
    const long = 'A sentence that is so long that it has no place beside the others in its line. ';
    expect(
      printNode(
        <Select>
          <Option key="a" />
          <Fragment key="b">
            {long}
            <b>it</b>
          </Fragment>
        </Select>,
      ),
    ).toBe(`<Select>
  <Option />
  <>
    {'${long}'}
    <b>it</b>
  </>
</Select>`);
  });

  it('wraps several nodes in a fragment', () => {
    expect(printNode('text')).toBe('<>text</>');
    expect(printNode([<b key="a" />, <i key="b" />])).toBe('<>\n  <b />\n  <i />\n</>');
    expect(printNode(null)).toBe('');
    expect(printNode(false)).toBe('');
  });
});
