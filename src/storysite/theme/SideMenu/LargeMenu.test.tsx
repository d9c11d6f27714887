// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import config from 'virtual:site-config';
import type { MenuGroup, Page } from '../../core/Page.ts';
import { toHref } from '../../core/routes.ts';
import { readMenu } from '../../runtime/menu.ts';
import { MenuProvider, PageProvider } from '../../runtime/page.ts';
import { SiteHrefProvider } from '../../runtime/SiteLink.tsx';
import { SideMenu } from './SideMenu.tsx';

const page: Page = {
  path: '/forms/fields/a b',
  title: 'A & B',
  group: 'Forms / Fields',
  description: '',
  lang: 'en',
  headings: [],
};

const menu: MenuGroup[] = [
  { links: [{ title: 'Welcome', path: '/' }] },
  { title: 'Data <T>', first: '/data/100%', links: [] },
  { title: 'Forms', first: '/forms/fields/größe', links: [] },
  { title: 'Forms / Checks', first: '/forms/checks/a', links: [] },
  {
    title: 'Forms / Fields',
    first: '/forms/fields/größe',
    links: [
      { title: 'Größe', path: '/forms/fields/größe' },
      { title: 'A & B', path: '/forms/fields/a b' },
    ],
  },
];

const showMenu = (groups: MenuGroup[]) => (
  <SiteHrefProvider value={(path) => toHref(path, config)}>
    <MenuProvider value={groups}>
      <PageProvider value={page}>
        <SideMenu isOpen={false} />
      </PageProvider>
    </MenuProvider>
  </SiteHrefProvider>
);

const { base: ownBase, htmlSuffix: ownSuffix } = config;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Object.assign(config, { base: ownBase, htmlSuffix: ownSuffix });
});

it.each([
  ['/', false],
  ['/docs/', true],
] as const)('is read from a document as it was rendered, below %s', (base, htmlSuffix) => {
  Object.assign(config, { base, htmlSuffix });
  document.body.innerHTML = renderToString(showMenu(menu));
  expect(document.querySelector('[aria-current]')?.textContent).toBe('A & B');
  expect(readMenu(document)).toEqual(menu);
});

it('hydrates what was rendered', () => {
  document.body.innerHTML = `<div>${renderToString(showMenu(menu))}</div>`;
  const place = document.body.firstElementChild as HTMLElement;
  const onRecoverableError = vi.fn();
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(place, showMenu(menu), { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.querySelectorAll('button[aria-expanded=true]')).toHaveLength(2);
  act(() => root?.unmount());
});

it('opens groups inside of groups', async () => {
  const checks = [{ title: 'Loaded', path: '/forms/checks/a' }];
  const whole = menu.map(({ title, links }) => ({
    title,
    links: title === 'Forms / Checks' ? checks : links,
  }));
  document.body.innerHTML = '<div id="root" data-menu="/menu"></div>';
  const answer = { ok: true, json: () => Promise.resolve(whole) };
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(answer));
  const { findByRole, getByRole, queryByRole } = render(showMenu(menu));
  // The page's own group, and its parent.
  expect(getByRole('button', { name: 'Forms', expanded: true })).toBeTruthy();
  expect(getByRole('button', { name: 'Fields', expanded: true })).toBeTruthy();
  expect(queryByRole('link', { name: 'Loaded' })).toBeNull();
  fireEvent.click(getByRole('button', { name: 'Checks', expanded: false }));
  expect(await findByRole('link', { name: 'Loaded' })).toBeTruthy();
  fireEvent.click(getByRole('button', { name: 'Forms' }));
  expect(queryByRole('button', { name: 'Fields' })).toBeNull();
});

it('has headings of nested levels where it is small', () => {
  const small = menu.map(({ title, links }) => ({ title, links }));
  document.body.innerHTML = renderToString(showMenu(small));
  const headings = [...document.querySelectorAll('nav :is(h2, h3)')];
  expect(headings.map(({ localName, textContent }) => [localName, textContent])).toEqual([
    ['h2', 'Data <T>'],
    ['h2', 'Forms'],
    ['h3', 'Checks'],
    ['h3', 'Fields'],
  ]);
});
