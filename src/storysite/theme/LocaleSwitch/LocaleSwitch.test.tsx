// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import config from 'virtual:site-config';
import { PageProvider } from '../../runtime/page.ts';
import { LocaleSwitch } from './LocaleSwitch.tsx';

const { locales } = config;
const chinese = { lang: 'zh-CN', label: '简体中文', prefix: 'zh-CN' };

afterEach(() => {
  cleanup();
  config.locales = locales;
});

function show(path: string, others: typeof locales) {
  config.locales = [...locales, ...others];
  window.history.replaceState(null, '', `${path}#install`);
  const page = { path, title: 'Guide', description: '', lang: 'en', headings: [] };
  return render(
    <PageProvider value={page}>
      <LocaleSwitch />
    </PageProvider>,
  );
}

it('is nothing with one language', () => {
  expect(show('/guide', []).container.innerHTML).toBe('');
});

it.each([
  ['/guide', '简体中文', '/zh-CN/guide#install'],
  ['/zh-CN/guide', 'English', '/guide#install'],
])('is a link with two, which keeps page and hash of %s', (path, label, href) => {
  show(path, [chinese]);
  const link = screen.getByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe(href);
  // The browser loads a new document.
  expect(link).toHaveProperty('dataset.native', '');
  expect(screen.queryByRole('combobox')).toBeNull();
});
