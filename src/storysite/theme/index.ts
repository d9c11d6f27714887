export { TabList } from './TabList/TabList.tsx';
export { MenuButton } from './StoryBox/ToolMenu.tsx';
export { ToolButton } from './StoryBox/ToolButton.tsx';
export { useCopy } from './CopyButton/useCopy.ts';
export { Icon } from './Icon/Icon.tsx';
export { createTexts, t, textsLanguage } from '../core/texts/t.ts';
export type { TextParameters, TextSet } from '../core/texts/Text.ts';
export type { StoryEdits, StoryToolProps } from '../runtime/story/SiteStory.ts';
