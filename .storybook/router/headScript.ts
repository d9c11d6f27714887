import { applyStoredTheme } from '../../src/addons/theme/applyStoredTheme.ts';
import { recordEarlyInput } from './earlyInput/recordEarlyInput.ts';

// Runs in the head of every page, before its first paint and before the other scripts.
applyStoredTheme();
recordEarlyInput();
