// Times, counts and distances that readers notice.

/** How long "Copied" stays before the button reads "Copy code" again. */
export const COPY_RESET_MS = 2000;

/** The contents list follows the scroll position at most once in this time. */
export const SCROLL_SPY_THROTTLE_MS = 200;

/** The active heading is the last one nearer to the top of the window than this. */
export const ACTIVE_ANCHOR_THRESHOLD_PX = 128;

/** Distance between the top of the window and the heading that a hash names. */
export const ANCHOR_OFFSET_PX = 100;

/** A page that loads faster than this shows no loading state. */
export const LOADING_DELAY_MS = 200;

/** The page of a link is fetched when a pointer rests on the link this long; a click comes 65 ms later at the earliest. */
export const PREFETCH_REST_MS = 20;

/** The pages before and after this one are fetched when the reader has stayed this long. */
export const PREFETCH_STAY_MS = 1000;

/** A page with a new script larger than this, in bytes before gzip, is not fetched at rest. */
export const PREFETCH_MAX_SCRIPT = 200_000;

/** A side menu of more pages shows those of the page's own group; the other groups are closed, and load when they are opened. */
export const WHOLE_MENU_PAGES = 60;

/** The contents list and the side menu show headings of these depths. */
export const TOC_DEPTHS = [2, 3] as const;

/** A story's source longer than this is folded. */
export const SOURCE_FOLD_LINES = 20;

/** Fewer lines at the end of it are not worth a fold. */
export const SOURCE_FOLD_MIN_LINES = 8;
