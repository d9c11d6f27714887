// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Heading } from '../../shared/Page.ts';
import { PageProvider } from '../../shared/PageContext.ts';
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
