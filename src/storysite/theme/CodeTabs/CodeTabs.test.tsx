// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(cleanup);

const load = async () => (await import('./CodeTabs.tsx')).CodeTabs;

async function Install() {
  const CodeTabs = await load();
  return (
    <CodeTabs>
      {['npm', 'pnpm', 'yarn'].map((name) => (
        <pre key={name} data-tab={name}>
          {name} add kit
        </pre>
      ))}
    </CodeTabs>
  );
}

const chosen = () =>
  screen
    .getAllByRole('tab', { selected: true })
    .map(({ textContent }) => textContent)
    .join();

it('shows the first tab, and another by mouse and keyboard', async () => {
  render(await Install());
  expect(screen.getByRole('tabpanel').textContent).toBe('npm add kit');
  fireEvent.click(screen.getByRole('tab', { name: 'pnpm' }));
  expect(screen.getByRole('tabpanel', { name: 'pnpm' }).textContent).toBe('pnpm add kit');
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' });
  expect(chosen()).toBe('yarn');
  expect(document.activeElement?.textContent).toBe('yarn');
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'Home' });
  expect(chosen()).toBe('npm');
});

it('keeps the choice for every group with that tab, and for the next page', async () => {
  const first = render(
    <>
      {await Install()}
      {await Install()}
    </>,
  );
  fireEvent.click(screen.getAllByRole('tab', { name: 'yarn' })[0]!);
  expect(chosen()).toBe('yarn,yarn');
  first.unmount();
  vi.resetModules();
  render(await Install());
  expect(chosen()).toBe('yarn');
});

it('shows the first tab where storage is blocked or holds something else', async () => {
  localStorage.setItem('docs-code-tabs', '{"npm":1}');
  const view = render(await Install());
  expect(chosen()).toBe('npm');
  view.unmount();
  vi.resetModules();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  render(await Install());
  expect(chosen()).toBe('npm');
  vi.restoreAllMocks();
});

it('has every block in the HTML of the page', async () => {
  const html = renderToString(await Install());
  for (const name of ['npm', 'pnpm', 'yarn']) expect(html).toContain(`${name}<!-- --> add kit`);
});
