import { siteGlobals } from '../../runtime/story/storyState.ts';
import type { ClientPlugin } from '../../core/config/SitePlugin.ts';
import { readGlobals } from '../../runtime/story/globalsAddress.ts';

/** Applies the globals of the address to the stories, on the background that the project's theme sets on `body`. */
const client: ClientPlugin = {
  start() {
    if (window.location.search) void setGlobals(window.location.search);
    new MutationObserver(followBody).observe(document.body, { attributes: true });
    followBody();
  },
};

/** Imported dynamically: a preview may import the blocks, which import this module, and would wait for itself. */
async function setGlobals(search: string): Promise<void> {
  const { default: project } = await import('virtual:site-project');
  const declared = [...Object.keys(project.globalTypes), ...Object.keys(project.globals)];
  const globals = readGlobals(search, declared);
  if (Object.keys(globals).length > 0) siteGlobals.set(globals);
}

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

/** The site itself sets no color on `body`. */
function followBody(): void {
  const { backgroundColor } = getComputedStyle(document.body);
  const { style } = document.documentElement;
  if (backgroundColor === TRANSPARENT) style.removeProperty('--site-stage');
  else style.setProperty('--site-stage', backgroundColor);
}

export default client;
