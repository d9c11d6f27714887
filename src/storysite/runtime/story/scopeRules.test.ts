// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { scopeRules, scopeSelectors } from './scopeRules.ts';

const SCOPE = ':where([data-story] *,:not(html,body,#root,#root *))';

it.each([
  ['*', `*${SCOPE}`],
  ['a:hover::after', `a:hover${SCOPE}::after`],
  ['button, :before', `button${SCOPE}, ${SCOPE}:before`],
  ['svg:not(:root)', `svg:not(:root)${SCOPE}`],
  ['body p', `body p${SCOPE}`],
  ['.a,p', `.a,p${SCOPE}`],
  [':is(p,a)', `:is(p,a)${SCOPE}`],
  [':is(p,.a) b', `:is(p,.a) b${SCOPE}`],
  ['a[title="x,y"]', `a[title="x,y"]${SCOPE}`],
  [`a[title='.b "#c'], b`, `a[title='.b "#c']${SCOPE}, b${SCOPE}`],
  ['a[title="x\\",y"],b', `a[title="x\\",y"]${SCOPE},b${SCOPE}`],
  ['p:not(:is(a,.b),[c=")"])', `p:not(:is(a,.b),[c=")"])${SCOPE}`],
  ['p\\,q', `p\\,q${SCOPE}`],
  ['li:first-child', `li:first-child${SCOPE}`],
  ['div:has(.a)', `div:has(.a)${SCOPE}`],
  ['p::part(a):hover', `p${SCOPE}::part(a):hover`],
])('lets %s match in stories only', (selectors, scoped) => {
  expect(scopeSelectors(selectors)).toBe(scoped);
});

it.each([
  '.sc-a',
  '#modal',
  'html,body',
  'html body.dark',
  ':root',
  ':where(:root,html)',
  ':is(.a,#b) p',
  'ds-card p',
  '[data-story] p',
  '&:hover',
])('leaves %s as it is', (selectors) => {
  expect(scopeSelectors(selectors)).toBe(selectors);
});

it('scopes what libraries write, also in blocks for some screens, and nothing else', () => {
  scopeRules();
  const insert = (mark: string, rule: string) => {
    const style = document.head.appendChild(document.createElement('style'));
    if (mark) style.setAttribute(mark, '');
    const { sheet } = style;
    // Browsers set it.
    Object.defineProperty(sheet, 'ownerNode', { value: style });
    sheet!.insertRule('.a{top:0}', 0);
    expect(sheet!.insertRule(rule, 1)).toBe(1);
    return sheet!.cssRules[1]!.cssText.replaceAll(/\s+/g, '');
  };
  const scope = SCOPE.replaceAll(' ', '');
  for (const mark of ['data-emotion', 'data-styled']) {
    expect(insert(mark, 'p,.a{top:0}')).toContain(`p${scope},.a{`);
    expect(insert(mark, '@media (width < 600px){p{top:0}}')).toContain(`p${scope}{`);
    expect(insert(mark, '@media print{@media (width>9px){p{top:0}}}')).toContain(`p${scope}{`);
    expect(insert(mark, '@keyframes a{from{top:0}}')).not.toContain('story');
  }
  expect(insert('', 'p{top:0}')).not.toContain('story');
});
