// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerStories } from '../../docs/testStories.tsx';
import type { Heading } from '../../core/Page.ts';
import { PageProvider } from '../../runtime/page.ts';
import { Toc } from './Toc.tsx';

const usage: Heading = { id: 'usage', text: 'Usage', depth: 2 };
const props: Heading = { id: 'props', text: 'Props', depth: 3 };

describe('Toc', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
  });
  afterEach(cleanup);

  it.each([
    ['nothing', undefined, 'On this page', ['Usage', 'Props', 'Skipped']],
    ['true', true, 'On this page', ['Usage', 'Props', 'Skipped']],
    ['false', false, undefined, []],
    ['disable', { disable: true }, undefined, []],
    ['title', { title: 'Contents' }, 'Contents', ['Usage', 'Props', 'Skipped']],
    ['an element as title', { title: <b>All</b> }, 'All', ['Usage', 'Props', 'Skipped']],
    [
      'headingSelector',
      { headingSelector: 'h2, h4' },
      'On this page',
      ['Usage', 'Deep', 'Skipped'],
    ],
    ['a class', { headingSelector: '.deep, h3' }, 'On this page', ['Props', 'Deep']],
    ['ignoreSelector', { ignoreSelector: '.skip' }, 'On this page', ['Usage', 'Props']],
    ['contentsSelector', { contentsSelector: '#part' }, 'On this page', ['Props', 'Skipped']],
    ['a wrong selector', { headingSelector: ':::' }, 'On this page', ['Usage', 'Props', 'Skipped']],
  ])('follows docs.toc: %s', (_, toc, title, texts) => {
    registerStories({}, { Tried: { parameters: { docs: { toc } } } });
    const skipped: Heading = { id: 'skipped', text: 'Skipped', depth: 2 };
    const page = {
      path: '/',
      title: '',
      description: '',
      lang: 'en',
      headings: [usage, props, skipped],
      storyIds: ['button--tried'],
    };
    render(
      <PageProvider value={page}>
        <main id="content">
          <h2 id="usage">Usage</h2>
          <div id="part">
            <h3 id="props">
              Props<span className="anchor">#</span>
            </h3>
            <h2 id="skipped" className="skip">
              Skipped
            </h2>
          </div>
          <h4 id="deep" className="deep">
            Deep
          </h4>
        </main>
        <Toc />
      </PageProvider>,
    );
    const nav = screen.queryByRole('navigation');
    expect(nav?.firstChild?.textContent).toBe(title);
    const links = [...(nav?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
    expect(links.toSorted()).toEqual(texts.toSorted());
  });
});
