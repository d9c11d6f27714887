import type { SitePlugin } from '../core/config/SitePlugin.ts';
import { colorScheme } from '../plugins/colorScheme/colorScheme.ts';
import { earlyInput } from '../plugins/earlyInput/earlyInput.ts';

/** The plugins of a site whose configuration lists none. */
export const defaultPlugins: readonly SitePlugin[] = [colorScheme(), earlyInput()];
