/** How a story is pictured: as it comes, with its list open, and so in the dark and from right to left. */
export const storyStates = ['closed', 'open', 'dark', 'rtl'] as const;

/** One of these states. */
export type StoryState = (typeof storyStates)[number];
