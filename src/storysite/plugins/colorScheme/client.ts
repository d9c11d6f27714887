import type { ClientPlugin } from 'storysite/client';
import { themeStore } from './themeStore.ts';

/** Follows the system and the other tabs, also where a page has no switch. */
export default { start: () => void themeStore() } satisfies ClientPlugin;
