import { applyStoredTheme } from '../theme/colorScheme/applyStoredTheme.ts';
import { recordEarlyInput } from '../plugins/earlyInput/recordEarlyInput.ts';

// Runs in the head of every page, before its first paint and before the other scripts.
applyStoredTheme();
recordEarlyInput();
