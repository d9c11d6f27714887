import { applyStoredTheme } from './applyStoredTheme.ts';

applyStoredTheme();
