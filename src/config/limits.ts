/**
 * The numbers of specification section 9 that the site itself keeps, and those of its own choice, each with its unit
 * in its name.
 * A demo's own numbers stay in the demo, since a reader copies that file whole.
 */

/** How long "Copied" stays before the button reads "Copy code" again. */
export const COPY_RESET_MS = 2000;

/** The contents list follows the scroll position at most once in this time. */
export const SCROLL_SPY_THROTTLE_MS = 200;

/** The active heading is the last one nearer to the top of the window than this. */
export const ACTIVE_ANCHOR_THRESHOLD_PX = 128;

/** Where the heading of a hash comes to stand under the top of the window. */
export const ANCHOR_OFFSET_PX = 100;

/** A page that loads faster than this shows no loading state. */
export const LOADING_DELAY_MS = 200;

/** A sandbox with a probe image is offered only when the image loads within this time. */
export const SANDBOX_PROBE_TIMEOUT_MS = 200;

/** What a reader did before the scripts ran is forgotten when they take longer than this. */
export const EARLY_INPUT_LIFE_MS = 30_000;

/** The most that is kept of it; the latest counts. */
export const EARLY_INPUT_MAX_EVENTS = 200;

/**
 * A pointer that rests this long on a link, or is so slow that it will still be there then, is taken to want its page,
 * which is then fetched. Less than the 65 ms after which a reader who rests there clicks at the earliest, so that the
 * page is under way by then.
 */
export const PREFETCH_REST_MS = 20;

/** A page whose own script takes longer than this says that its controls do not work yet. */
export const START_PATIENCE_MS = 15_000;

/** The frame's scripts wait at most this long for what a demo draws. */
export const CALM_PATIENCE_MS = 300;

/** The service worker fetches at most this many pages in advance. */
export const OFFLINE_MAX_PAGES = 100;

/** The contents list and the side menu show headings of these depths. */
export const TOC_DEPTHS = [2, 3] as const;

/** A demo's source longer than this is folded. */
export const SOURCE_FOLD_LINES = 20;
