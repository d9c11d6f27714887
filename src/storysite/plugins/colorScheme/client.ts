import type { ClientPlugin } from 'storysite/client';
import { themeStore } from './themeStore.ts';

/** Follows the system and other tabs, even on a page without a switch. */
export default { start: () => void themeStore() } satisfies ClientPlugin;
