// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageProvider } from '../runtime/page.ts';
import { UntranslatedNote } from './UntranslatedNote.tsx';

function show(original?: { path: string; lang: string }) {
  const page = { path: '/zh-CN/guide', title: 'Guide', description: '', lang: 'zh-CN' };
  return render(
    <PageProvider value={{ ...page, headings: [], original }}>
      <UntranslatedNote />
    </PageProvider>,
  ).container;
}

it('says that a page has no translation, and links to the site of its language', () => {
  const note = show({ path: '/guide', lang: 'en' });
  expect(note.textContent).toBe(
    'This page is not translated yet. You can also read it in English.',
  );
  const link = note.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/guide');
  expect(link?.hreflang).toBe('en');
});

it('is nothing on a page in its own language', () => {
  expect(show().innerHTML).toBe('');
});
