import { START_PATIENCE_MS } from '../../config/limits.ts';

declare global {
  interface Window {
    /** Of the inline script: what to do when the entry script fails, and when it has come. */
    startGuard?: { fail(): void; end(): void };
  }
}

const TEXT =
  'A part of this page could not be loaded: demos, search and buttons do nothing. Try to reload it.';

/**
 * Text of the inline script for an entry script that fails or takes too long, so that `showStartFailed`, which comes
 * with it, cannot say so. The entry script takes the notice away.
 */
export const startGuardScript = [
  '!function(d,w){',
  'var n,fail=function(){if(n)return;n=d.createElement("div");n.dataset.startFailed="";',
  'n.setAttribute("role","alert");',
  `n.appendChild(d.createElement("p")).textContent="${TEXT}";`,
  '(d.body||d.documentElement).append(n)},',
  `late=setTimeout(fail,${START_PATIENCE_MS}),`,
  'failed=function(e){if(e.target.type=="module")fail()};',
  'd.addEventListener("error",failed,!0);',
  'w.startGuard={fail:fail,end:function(){clearTimeout(late);d.removeEventListener("error",failed,!0);',
  'if(n)n.remove()}}',
  '}(document,window)',
].join('');
