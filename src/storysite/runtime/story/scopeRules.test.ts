import { expect, it } from 'vitest';
import { scopeRule } from './scopeRules.ts';

const SCOPE = ':where([data-story] *,:not(html,body,#root,#root *))';

it.each([
  ['*{margin:0;}', `*${SCOPE}{margin:0;}`],
  ['a:hover::after{top:0;}', `a:hover${SCOPE}::after{top:0;}`],
  ['button, :before {top:0}', `button${SCOPE}, ${SCOPE}:before{top:0}`],
  ['svg:not(:root){fill:red}', `svg:not(:root)${SCOPE}{fill:red}`],
  ['html,body{color:red}', 'html,body{color:red}'],
  ['body p{color:red}', `body p${SCOPE}{color:red}`],
])('lets %s match in stories only', (rule, scoped) => {
  expect(scopeRule(rule)).toBe(scoped);
});

it.each([
  '.sc-a{color:red}',
  '#modal{color:red}',
  '.a,p{color:red}',
  '@media print{p{color:red}}',
  '@keyframes a{from{top:0}}',
  ':is(p,a){color:red}',
])('leaves %s as it is', (rule) => {
  expect(scopeRule(rule)).toBe(rule);
});
