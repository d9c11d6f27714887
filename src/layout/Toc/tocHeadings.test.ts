import { expect, it } from 'vitest';
import type { Heading } from '../../page/Page.ts';
import { tocHeadings } from './tocHeadings.ts';

const usage: Heading = { id: 'usage', text: 'Usage', depth: 2 };
const props: Heading = { id: 'props', text: 'Props', depth: 3 };

it('lists headings from two on', () => {
  expect(tocHeadings([usage, props])).toEqual([usage, props]);
  expect(tocHeadings([usage])).toEqual([]);
  expect(tocHeadings([])).toEqual([]);
});

it('leaves out headings of other depths', () => {
  const deep = { id: 'deep', text: 'Deep', depth: 4 } as unknown as Heading;
  expect(tocHeadings([usage, deep, props])).toEqual([usage, props]);
  expect(tocHeadings([usage, deep])).toEqual([]);
});
