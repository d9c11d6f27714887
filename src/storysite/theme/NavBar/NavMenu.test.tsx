// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isCurrentNav, isInMenu, NavMenu } from './NavMenu.tsx';

const items = [
  { text: 'Guide', link: '/guide' },
  { text: 'Changes', link: 'https://code.example/changes' },
];
const button = () => screen.getByRole('button', { name: 'More' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

describe('NavMenu', () => {
  beforeEach(() => {
    render(
      <>
        <NavMenu text="More" items={items} path="/guide/start" home="/" />
        <button>Elsewhere</button>
      </>,
    );
    fireEvent.click(button());
  });
  afterEach(cleanup);

  it('opens a list of links under its button, and closes it by the button', () => {
    expect(isOpen()).toBe(true);
    const list = document.getElementById(button().getAttribute('aria-controls') ?? '');
    const links = [...(list?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(items.map(({ link }) => link));
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  it('marks the section of the page', () => {
    const [guide, changes] = screen.getAllByRole('link');
    expect(guide?.getAttribute('aria-current')).toBe('true');
    expect(changes?.hasAttribute('aria-current')).toBe(false);
  });

  it('closes by a press elsewhere and leaves the focus alone', () => {
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    fireEvent.pointerDown(elsewhere);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(elsewhere);
  });

  it('stays open while the keyboard moves inside it, and closes when it leaves', () => {
    const [first, second] = screen.getAllByRole('link');
    fireEvent.blur(first as Element, { relatedTarget: second });
    expect(isOpen()).toBe(true);
    fireEvent.blur(first as Element, { relatedTarget: document.body });
    expect(isOpen()).toBe(false);
  });
});

describe('isCurrentNav', () => {
  it('marks an overview for the pages beside it, unless another item leads there', () => {
    const overview = { text: 'Demo', link: '/demo/all-demos' };
    const api = { text: 'API', link: '/api' };
    const items = [{ text: 'Home', link: '/' }, api, overview];
    expect(isCurrentNav(overview, '/demo/single', '/', items)).toBe('true');
    expect(isCurrentNav(overview, '/demo/all-demos', '/', items)).toBe('page');
    expect(isCurrentNav(overview, '/demos', '/', items)).toBeUndefined();
    expect(isCurrentNav(api, '/demo/single', '/', items)).toBeUndefined();
    const others = [...items, { text: 'First', link: '/demo/single' }];
    expect(isCurrentNav(overview, '/demo/tags', '/', others)).toBeUndefined();
  });

  const homeItem = { text: 'Home', link: '/' };
  const story = { text: 'Demo', link: '/demo' };
  const more = { text: 'More', link: '', items: [story] };

  it.each([
    [homeItem, '/', 'page'],
    [homeItem, '/demo/single', undefined],
    [story, '/demo/single', 'true'],
    [story, '/demo/', 'page'],
    [story, '/demonstration', undefined],
    [more, '/demo/single', 'true'],
    [more, '/guide', undefined],
  ])('of %j on %s is %s', (item, path, expected) => {
    expect(isCurrentNav(item, path)).toBe(expected);
  });

  it('of the home page of another language is that page only', () => {
    const item = { text: '首页', link: '/zh-CN' };
    expect(isCurrentNav(item, '/zh-CN', '/zh-CN')).toBe('page');
    expect(isCurrentNav(item, '/zh-CN/demo/single', '/zh-CN')).toBeUndefined();
  });
});

describe('isInMenu', () => {
  const demo = { text: 'Demo', link: '/demo' };
  const api = { text: 'API', link: '/api/' };
  const code = { text: 'Code', link: 'https://code.example' };
  const links = [
    { path: '/', title: 'Home' },
    { path: '/api', title: 'API' },
  ];
  const menu = [{ links }, { title: 'Demo', first: '/demo/tags', links: [] }];

  it.each([
    [{ text: 'Start', link: '/' }, true],
    [api, true],
    [demo, true],
    [{ text: 'Blog', link: '/blog' }, false],
    [code, false],
    [{ text: 'More', link: '', items: [demo, api] }, true],
    [{ text: 'More', link: '', items: [demo, code] }, false],
  ])('of %j is %s', (item, expected) => {
    expect(isInMenu(item, menu, '/')).toBe(expected);
  });
});
