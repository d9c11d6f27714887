// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import project from 'virtual:site-docs';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestPage } from '../../docs/testStories.tsx';
import { DocsFrame } from './DocsFrame.tsx';

afterEach(cleanup);

const working = ({ children }: { children?: ReactNode }) => <section>{children}</section>;

const pageIn = (container: unknown, name: string) => {
  const own = { ...project, parameters: { docs: { container } } } as typeof project;
  const content = () => createElement('h1', null, name);
  return (
    <TestPage key={name} storyIds={[]}>
      <DocsFrame content={content} project={own} />
    </TestPage>
  );
};
const WITHOUT = '<div data-docs-container="without"><h1>A</h1></div>';

it('has the container of a page that is opened from one without', async () => {
  const root = document.createElement('div');
  root.innerHTML = WITHOUT;
  document.body.append(root);
  const { container, rerender } = await act(async () =>
    render(pageIn(working, 'A'), { container: root, hydrate: true }),
  );
  expect(container.innerHTML).toBe(WITHOUT);
  await act(async () => rerender(pageIn(working, 'B')));
  expect(container.innerHTML).toBe(
    '<div data-docs-container=""><section><h1>B</h1></section></div>',
  );
});

it('has the container of a page that is opened from one whose container fails', async () => {
  const failing = () => {
    throw new Error('no Storybook');
  };
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container, rerender } = await act(async () => render(pageIn(failing, 'A')));
  silenced.mockRestore();
  expect(container.innerHTML).toBe('<div data-docs-container=""><h1>A</h1></div>');
  await act(async () => rerender(pageIn(working, 'B')));
  expect(container.innerHTML).toContain('<section><h1>B</h1></section>');
});
