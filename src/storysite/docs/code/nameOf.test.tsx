import { createContext, forwardRef, Fragment, memo, type ReactNode, Suspense } from 'react';
import { expect, it } from 'vitest';
import { nameOf, readNames } from './nameOf.ts';

function Menu({ children }: { children?: ReactNode }) {
  return <ul>{children}</ul>;
}
Menu.Item = (() => () => <li />)();
Menu.size = 1;
const withTheme = (name: string) =>
  Object.assign(() => <b />, { displayName: `withTheme(${name})` });
const nameless = (() => () => <b />)();

it.each([
  ['a component', Menu, 'Menu'],
  ['a part of one', Menu.Item, 'Menu.Item'],
  ['what has no name of its own', nameless, 'Plain'],
  ['what a function has made', withTheme('Chip'), 'Themed'],
  ['a component of another file', function Card$2() {}, 'Card'],
  ['one that a function of another file has made', withTheme('Chip'), 'Chip'],
  [
    'memo',
    memo(function Tag() {
      return <b />;
    }),
    'Tag',
  ],
  [
    'memo of a ref',
    memo(
      forwardRef(function Field() {
        return <b />;
      }),
    ),
    'Field',
  ],
  [
    'what docgen knows',
    Object.assign(() => <b />, { __docgenInfo: { displayName: 'Rail' } }),
    'Rail',
  ],
  ['what it calls itself', Object.assign(() => <b />, { displayName: 'Nav.Item' }), 'Nav.Item'],
  [
    'a context',
    Object.assign(createContext(1), { displayName: 'Theme' }).Provider,
    'Theme.Provider',
  ],
  ['Suspense', Suspense, 'Suspense'],
  ['Fragment', Fragment, 'Fragment'],
  ['an element of HTML', 'my-element', 'my-element'],
  ['a function that is no component', () => {}, 'Component'],
])('names %s', (_, type, name) => {
  const known = { Menu, Plain: nameless, ...(name === 'Themed' && { Themed: type }) };
  expect(nameOf(type, readNames(known))).toBe(name);
});
