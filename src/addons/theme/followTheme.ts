import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import {
  parseChoice,
  type Theme,
  THEME_KEY,
  type ThemeStore,
} from 'storysite/plugins/color-scheme';

type Globals = Record<string, unknown>;

interface GlobalsPayload {
  globals: Globals;
  userGlobals?: Globals;
}

/** The part of the manager's API that is used here. */
export interface GlobalsApi {
  getUserGlobals(): Globals | undefined;
  updateGlobals(globals: Globals): void;
  on(event: string, listener: (payload: GlobalsPayload) => void): unknown;
}

/**
 * Keeps the manager's globals and the stored theme in sync, in both directions, and shows the theme. A global from an
 * address (`globals=theme:dark`) is shown but not stored; a story's lock affects only that story.
 */
export function followTheme(
  api: GlobalsApi,
  store: ThemeStore,
  showTheme: (theme: Theme) => void,
): void {
  let areGlobalsKnown = false;
  let shown: Theme | undefined;

  function follow({ globals, userGlobals = globals }: GlobalsPayload) {
    areGlobalsKnown = true;
    const choice = parseChoice(userGlobals[THEME_KEY]);
    if (choice && choice !== store.getChoice()) store.show(choice);
  }
  function onStoreChange() {
    const choice = store.getChoice();
    if (areGlobalsKnown && api.getUserGlobals()?.[THEME_KEY] !== choice) {
      api.updateGlobals({ [THEME_KEY]: choice });
    }
    // Setting the configuration rerenders the whole manager, so do it only if the theme changes.
    if (store.getTheme() !== shown) showTheme((shown = store.getTheme()));
  }

  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  store.subscribe(onStoreChange);
  onStoreChange();
}
