export { ToolButton } from './StoryBox/ToolButton.tsx';
export { Icon } from './Icon/Icon.tsx';
export { createTexts, t } from '../core/texts/t.ts';
export type { StoryToolProps } from '../runtime/StoryTool.ts';
