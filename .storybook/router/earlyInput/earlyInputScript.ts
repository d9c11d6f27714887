import { EARLY_INPUT_MAX_EVENTS } from '../../../src/config/limits.ts';

/** What a reader can do to a page, and focus, which only the document knows of before the scripts. */
const TYPES = 'pointerdown mousedown mouseup click focusin keydown keyup input change';

/**
 * Text of the inline script that records what the reader does before the scripts have run. It acts on nothing: links,
 * check boxes and fields do natively what they do. `replayEarlyInput` gives the rest to React afterwards.
 */
export const earlyInputScript = [
  '!function(d,w){',
  `var q=[],t="${TYPES}".split(" "),`,
  'r=function(e){var n=e.target;q.push({event:e,target:n,value:n.value,checked:n.checked});',
  `if(q.length>${EARLY_INPUT_MAX_EVENTS})q.shift()};`,
  't.forEach(function(n){d.addEventListener(n,r,!0)});',
  'w.earlyInput={records:q,end:function(){t.forEach(function(n){d.removeEventListener(n,r,!0)});',
  'delete w.earlyInput}}',
  '}(document,window)',
].join('');
