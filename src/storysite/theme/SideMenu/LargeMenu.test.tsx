// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
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
  {
    title: 'Forms / Fields',
    first: '/forms/fields/größe',
    links: [
      { title: 'Größe', path: '/forms/fields/größe' },
      { title: 'A & B', path: '/forms/fields/a b' },
    ],
  },
];

it.each([
  ['/', false],
  ['/docs/', true],
] as const)('is read from a document as it was rendered, below %s', (base, htmlSuffix) => {
  Object.assign(config, { base, htmlSuffix });
  document.body.innerHTML = renderToString(
    <SiteHrefProvider value={(path) => toHref(path, { base, htmlSuffix })}>
      <MenuProvider value={menu}>
        <PageProvider value={page}>
          <SideMenu isOpen={false} />
        </PageProvider>
      </MenuProvider>
    </SiteHrefProvider>,
  );
  expect(document.querySelector('[aria-current]')?.textContent).toBe('A & B');
  expect(readMenu(document)).toEqual(menu);
});
