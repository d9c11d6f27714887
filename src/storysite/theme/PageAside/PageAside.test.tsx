// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Page } from '../../core/Page.ts';
import { PageProvider } from '../../runtime/page.ts';
import { PageAside } from './PageAside.tsx';

const page: Page = { path: '/a', title: 'A', description: '', lang: 'en', headings: [] };
const open = { name: 'open', type: 'boolean', description: 'Opens the list.', path: '/api#open' };

const show = (parts: Partial<Page>) =>
  render(
    <PageProvider value={{ ...page, ...parts }}>
      <PageAside />
    </PageProvider>,
  );

afterEach(cleanup);

it('lists the properties of the page with their rows, and related pages', () => {
  show({ properties: [open], related: [{ title: 'tags', path: '/demo/tags' }] });
  const list = screen.getByRole('region', { name: 'Properties on this page' });
  expect(list.textContent).toContain('openbooleanOpens the list.');
  expect(screen.getByRole('link', { name: 'open' }).getAttribute('href')).toBe('/api#open');
  expect(screen.getByRole('link', { name: 'tags' }).getAttribute('href')).toBe('/demo/tags');
});

it('is not there on a page without any', () => {
  expect(show({}).container.textContent).toBe('');
  expect(show({ properties: [], related: [] }).container.textContent).toBe('');
});
