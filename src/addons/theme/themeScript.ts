import { ALONE_SEGMENT, DARK_QUERY, DIRECTION_KEY, STORAGE_KEY, THEME_KEY } from './constants.ts';
import { directions, themeChoices } from './types.ts';

const oneOf = (values: readonly string[]) => `/^(${values.join('|')})$/`;

/**
 * Text of the inline script that sets theme and direction before the first paint. It repeats what the store does,
 * since no module has been loaded by then; a test holds the two together. Its hash stands in the security policy.
 */
export const themeScript = [
  '!function(){',
  'var e=document.documentElement,',
  `q=location.pathname.includes("${ALONE_SEGMENT}")&&new URLSearchParams(location.search),`,
  `c=q&&q.get("${THEME_KEY}"),d=q&&q.get("${DIRECTION_KEY}"),v=${oneOf(themeChoices)};`,
  `if(!v.test(c))try{c=localStorage.getItem("${STORAGE_KEY}")}catch(x){}`,
  'if(!v.test(c))c="auto";',
  'e.dataset.themeChoice=c;',
  `if(c=="auto")c=matchMedia("${DARK_QUERY}").matches?"dark":"light";`,
  'e.dataset.theme=c;e.style.colorScheme=c;',
  `if(${oneOf(directions)}.test(d))e.dir=d`,
  '}()',
].join('');
