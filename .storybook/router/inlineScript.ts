import { themeScript } from '../../src/addons/theme/themeScript.ts';
import { startGuardScript } from '../../src/layout/LoadFailed/startGuardScript.ts';
import { earlyInputScript } from './earlyInput/earlyInputScript.ts';
import { firstPaintScript } from './firstPaintScript.ts';

/**
 * The one inline script of every page: the theme before the first paint, the reader's input before the scripts, what is
 * said when these do not come, and what comes after the first paint.
 */
export const inlineScript = [
  themeScript,
  earlyInputScript,
  startGuardScript,
  firstPaintScript,
].join(';');
