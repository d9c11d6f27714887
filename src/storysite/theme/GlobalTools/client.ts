import { siteGlobals } from '../../client/story/storyState.ts';
import type { ClientPlugin } from '../../shared/ClientPlugin.ts';
import { readGlobals } from './globalsAddress.ts';

/** Shows the stories with the globals of the address. */
const client: ClientPlugin = {
  start() {
    const globals = readGlobals(window.location.search);
    if (Object.keys(globals).length > 0) siteGlobals.set(globals);
  },
};

export default client;
