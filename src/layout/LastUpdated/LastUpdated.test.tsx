// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Page } from '../../page/Page.ts';
import { PageProvider } from '../../page/PageContext.ts';
import { LastUpdated } from './LastUpdated.tsx';
import { updateTimeFormat } from './updateTimeFormat.ts';

const LATE = '2026-11-21T23:30:00Z';
const page: Page = { path: '/', title: 'README', description: '', lang: 'en', headings: [] };

function element(lastUpdated: string | undefined) {
  return (
    <PageProvider value={{ ...page, lastUpdated }}>
      <LastUpdated />
    </PageProvider>
  );
}

afterEach(cleanup);

it('prints the same day on the server and at first in the browser, then the reader’s', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element(LATE));
  expect(container.textContent).toBe('Last updated November 21, 2026');

  vi.stubEnv('TZ', 'Asia/Tokyo');
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, element(LATE), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('time')?.textContent).toBe('November 22, 2026');
  expect(container.querySelector('time')?.dateTime).toBe(LATE);
  await act(() => root.unmount());
});

it('writes the day as the language does', () => {
  const write = (lang: string) => updateTimeFormat(lang, 'UTC').format(new Date(LATE));
  expect(write('de')).toBe('21. November 2026');
  expect(write('zh-CN')).toBe('2026年11月21日');
  expect(write('en-GB')).toBe('21 November 2026');
});

it.each([undefined, '', 'yesterday'])('is left out when the time is %j', (time) => {
  render(element(time));
  expect(screen.queryByText(/Last updated/)).toBeNull();
});
