// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import config from 'virtual:site-config';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageProvider } from '../../page/PageContext.ts';
import { SiteHrefProvider } from '../../page/SiteHrefContext.ts';
import { LocaleSwitch } from './LocaleSwitch.tsx';

const en = { lang: 'en', label: 'English', prefix: '' };
const zh = { lang: 'zh-CN', label: '简体中文', prefix: 'zh-CN' };
const ar = { lang: 'ar', label: 'العربية', prefix: 'ar' };

vi.mock('virtual:site-config', () => ({ default: { locales: [] } }));

function parts(path: string) {
  const value = { path, title: '', description: '', lang: 'en', headings: [] };
  return (
    <SiteHrefProvider value={(to) => `/base${to}`}>
      <PageProvider value={value}>
        <LocaleSwitch />
      </PageProvider>
    </SiteHrefProvider>
  );
}

function page(path: string, hash = '') {
  return <MemoryRouter initialEntries={[path + hash]}>{parts(path)}</MemoryRouter>;
}

describe('LocaleSwitch', () => {
  afterEach(cleanup);

  it('prints nothing with one language', () => {
    config.locales = [en];
    expect(render(page('/demo/single')).container.innerHTML).toBe('');
  });

  it('prints a link to the same page and hash with two languages', () => {
    config.locales = [en, zh];
    render(page('/demo/single', '#single'));
    const link = screen.getByRole('link', { name: '简体中文' });
    expect(link.getAttribute('href')).toBe('/base/zh-CN/demo/single#single');
    expect(link.lang).toBe('zh-CN');
  });

  it('leads back from the second language', () => {
    config.locales = [en, zh];
    render(page('/zh-CN'));
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/base/');
  });

  it('prints no hash on the server, where there is none', () => {
    config.locales = [en, zh];
    const server = (
      <StaticRouter location="/demo/single#single">{parts('/demo/single')}</StaticRouter>
    );
    expect(renderToString(server)).toContain('href="/base/zh-CN/demo/single"');
  });

  it('prints a list named Language with more than two languages', () => {
    config.locales = [en, zh, ar];
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    render(page('/zh-CN/demo/single', '#single'));
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    expect(list.value).toBe('zh-CN');
    expect([...list.options].map(({ text }) => text)).toEqual(['English', '简体中文', 'العربية']);
    fireEvent.change(list, { target: { value: 'ar' } });
    expect(assign).toHaveBeenCalledWith('/base/ar/demo/single#single');
  });
});
