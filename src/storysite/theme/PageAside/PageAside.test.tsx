// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { asides } from 'virtual:site-plugins';
import { afterEach, expect, it } from 'vitest';
import type { Page } from '../../core/Page.ts';
import { PageProvider, usePageData } from '../../runtime/page.ts';
import { PageAside } from './PageAside.tsx';

const page: Page = { path: '/a', title: 'A', description: '', lang: 'en', headings: [] };

const show = (parts: Partial<Page>) =>
  render(
    <PageProvider value={{ ...page, ...parts }}>
      <PageAside />
    </PageProvider>,
  );

afterEach(() => {
  asides.length = 0;
  cleanup();
});

it('lists related pages', () => {
  show({ related: [{ title: 'tags', path: '/demo/tags' }] });
  expect(screen.getByRole('link', { name: 'tags' }).getAttribute('href')).toBe('/demo/tags');
});

it("shows the plugins' parts for the page", () => {
  asides.push(function Authors() {
    return <p>{usePageData<string[]>('authors')?.join()}</p>;
  });
  expect(show({ data: { authors: ['Ada', 'Bo'] } }).container.textContent).toBe('Ada,Bo');
});

it('is missing on a page without any', () => {
  expect(show({}).container.innerHTML).toBe('');
  expect(show({ related: [] }).container.innerHTML).toBe('');
});
