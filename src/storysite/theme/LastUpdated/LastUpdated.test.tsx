// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PageProvider } from '../../runtime/page.ts';
import { LastUpdated } from './LastUpdated.tsx';

const LATE = '2026-11-21T23:30:00Z';

function element(lastUpdated: string | undefined, lang = 'en') {
  const page = { path: '/', title: 'README', description: '', lang, headings: [], lastUpdated };
  return (
    <PageProvider value={page}>
      <LastUpdated />
    </PageProvider>
  );
}

it('shows the same day prerendered and on hydration, then the reader’s', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element(LATE));
  expect(container.textContent).toBe('Last updated November 21, 2026');

  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function inTokyo(lang, options) {
    return new DateTimeFormat(lang, { ...options, timeZone: options?.timeZone ?? 'Asia/Tokyo' });
  });
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, element(LATE), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('time')?.textContent).toBe('November 22, 2026');
  expect(container.querySelector('time')?.dateTime).toBe(LATE);
  await act(() => root.unmount());
});

it('writes the day in the page’s language', () => {
  expect(renderToString(element(LATE, 'zh-CN'))).toContain('2026年11月21日');
});

it.each([undefined, '', 'yesterday'])('is left out when the time is %j', (time) => {
  expect(renderToString(element(time))).toBe('');
});
