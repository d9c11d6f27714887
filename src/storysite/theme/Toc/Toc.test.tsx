// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerStories } from '../../docs/testStories.tsx';
import type { Heading } from '../../core/Page.ts';
import { PageProvider } from '../../runtime/page.ts';
import { Toc } from './Toc.tsx';
import { activeHeading } from './useActiveHeading.ts';

const usage: Heading = { id: 'usage', text: 'Usage', depth: 2 };
const props: Heading = { id: 'props', text: 'Props', depth: 3 };
const deep = { id: 'deep', text: 'Deep', depth: 4 } as unknown as Heading;

describe('Toc', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(cleanup);

  it.each([
    [
      [usage, props],
      ['Usage', 'Props'],
    ],
    [
      [usage, deep, props],
      ['Usage', 'Props'],
    ],
    [[usage, deep], []],
    [[], []],
  ])('lists of %j the headings %j', (headings, texts) => {
    const page = { path: '/', title: '', description: '', lang: 'en', headings };
    render(
      <PageProvider value={page}>
        <Toc />
      </PageProvider>,
    );
    expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(texts);
  });

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

describe('activeHeading', () => {
  it.each([
    ['none before the first heading', [400, 900], -1],
    ['none of no headings', [], -1],
    ['the last heading less than 128 px from the top', [-500, 127.9, 600], 1],
    ['no heading that is 128 px from the top', [-500, 128, 600], 0],
    ['a heading after one that is not in the document', [-900, Infinity, 50], 2],
  ])('is %s', (_, tops, index) => {
    expect(activeHeading(tops, false)).toBe(index);
  });

  it('is the last heading at the end of the page, however far down', () => {
    expect(activeHeading([-900, 300, 700], true)).toBe(2);
  });
});
