export { colorScheme } from './colorScheme/colorScheme.ts';
export { earlyInput } from './earlyInput/earlyInput.ts';
export { markdown } from './markdown/markdown.ts';
export { offline } from './offline/offline.ts';
export { socialCards } from './socialCards/socialCards.ts';
export { strictPolicy } from './strictPolicy/strictPolicy.ts';
