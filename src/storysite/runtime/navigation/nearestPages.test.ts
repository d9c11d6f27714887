import { describe, expect, it } from 'vitest';
import { editDistance, nearestPages } from './nearestPages.ts';

const names =
  `auto-adjust-dropdown combobox controlled custom-icon custom-selector custom-tags dropdown-render email
  filter-sort force-suggest loading mul-suggest mul-tag-suggest multiple multiple-readonly optgroup option-filter-prop
  option-label-prop single single-animation single-field-names suggest tags update-option`.split(
    /\s+/,
  );
const pages = [
  { title: 'README', path: '/' },
  ...names.map((name) => ({ title: name, path: `/demo/${name}` })),
];

describe('nearestPages', () => {
  it.each([
    ['/demo/singel', '/demo/single'],
    ['/demo/SINGLE.html', '/demo/single'],
    ['/demo/single/', '/demo/single'],
    ['/single', '/demo/single'],
    ['/docs/examples/tags', '/demo/tags'],
    ['/demo/tags/more', '/demo/tags'],
    ['/demo/dropdownRender', '/demo/dropdown-render'],
    ['/demo/option_label_prop', '/demo/option-label-prop'],
    ['/demo/readonly', '/demo/multiple-readonly'],
    ['/zh-CN/demo/email', '/demo/email'],
    ['/demo/fil%74er-sort', '/demo/filter-sort'],
  ])('offers first for %s the page %s', (path, nearest) => {
    expect(nearestPages(path, pages)[0]?.path).toBe(nearest);
  });

  it('offers at most five pages', () => {
    expect(nearestPages('/demo/option', pages).length).toBeLessThanOrEqual(5);
    expect(nearestPages('/demo/mul', pages)).toHaveLength(4);
    expect(nearestPages('/demo/mul', [])).toEqual([]);
  });

  it.each(['/nope/nada', '/nowhere', '/x', '/wp-admin', '/favicon.png'])(
    'offers none for %s, which is near no page',
    (path) => {
      expect(nearestPages(path, pages)).toEqual([]);
    },
  );

  it.each(['', '/', '//', '/%E0%A4%A', '/\u0000', '/\ud800', '/<img onerror=a>', '/demo/'])(
    'takes the path %j',
    (path) => {
      expect(nearestPages(path, pages).length).toBeLessThanOrEqual(5);
    },
  );

  it('takes a path of 5,000 characters and a site of 1,000 pages', () => {
    const many = Array.from({ length: 1000 }, (_, i) => ({
      title: `p${i}`,
      path: `/demo/page-number-${i}`,
    }));
    expect(nearestPages(`/${'a'.repeat(5000)}`, many)).toEqual([]);
    expect(nearestPages('/page-number-1'.repeat(2500), many)).toHaveLength(5);
  });
});

describe('editDistance', () => {
  it.each([
    ['abc', '', 3],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['single', 'singel', 2],
  ])('counts the edits from %j to %j', (a, b, count) => {
    expect(editDistance(a, b)).toBe(count);
  });
});
