export { ToolButton } from './DemoBox/ToolButton.tsx';
export { Icon } from './Icon/Icon.tsx';
export { t } from './texts/t.ts';
export type { DemoToolProps } from '../shared/DemoTool.ts';
