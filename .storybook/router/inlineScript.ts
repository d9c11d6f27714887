import { themeScript } from '../../src/addons/theme/themeScript.ts';
import { earlyInputScript } from './earlyInput/earlyInputScript.ts';

/** The one inline script of every page: theme before the first paint, and the reader's input before the scripts. */
export const inlineScript = `${themeScript};${earlyInputScript}`;
