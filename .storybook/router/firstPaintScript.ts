/** In a window at least so high a table is likely to be in sight, in CSS pixels. */
const HIGH_WINDOW = 1200;

/**
 * Text of the inline script for what the first paint need not wait for. It puts off two things:
 *
 * - The tables below the window, which take most of the layout of a reference page, are laid out once the first frame
 *   is on the screen (`data-first-frame`). Only for a reader who comes to the page's top: reload, back and addresses
 *   with a hash need the true height at once, and so does a window in which a table begins. A first frame may come
 *   before that is known, so a window as high as most texts before a table does not wait for it either.
 * - A page without demos fetches its scripts then (`data-start`, `data-frame`), all at once.
 *
 * A page that nobody sees is not painted, so nothing of it is put off.
 */
export const firstPaintScript = [
  '!function(d,w){',
  'var e=d.documentElement,O=w.PerformanceObserver,n=performance.getEntriesByType("navigation")[0],',
  'lay=function(){delete e.dataset.firstFrame},',
  'start=function(){var r=d.getElementById("root").dataset;if(!r.start)return;',
  'r.frame.split(" ").forEach(function(h){var l=d.createElement("link");',
  'l.rel="modulepreload";l.href=h;d.head.append(l)});',
  'import(r.start).catch(w.startGuard.fail)},',
  'parsed=function(f){d.readyState=="loading"?d.addEventListener("DOMContentLoaded",f):f()};',
  'if(d.visibilityState=="hidden"||!O||!O.supportedEntryTypes.includes("paint"))return parsed(start);',
  'new O(function(l,o){o.disconnect();lay();parsed(start)}).observe({type:"paint",buffered:!0});',
  `if(!n||n.type!="navigate"||/#/.test(n.name+location.hash)||w.innerHeight>=${HIGH_WINDOW})return;`,
  'e.dataset.firstFrame="";',
  'parsed(function(){var t=d.querySelector(".table-box");',
  'if(t&&t.getBoundingClientRect().top<w.innerHeight)lay()})',
  '}(document,window)',
].join('');
