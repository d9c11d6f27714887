import { applyStoredTheme } from './applyStoredTheme.ts';
import { applyTextSize } from './applyTextSize.ts';

applyStoredTheme();
applyTextSize();
