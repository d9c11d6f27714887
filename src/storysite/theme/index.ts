export { ToolButton } from './DemoBox/ToolButton.tsx';
export { Icon } from './Icon/Icon.tsx';
export type { DemoToolProps } from '../shared/DemoTool.ts';
