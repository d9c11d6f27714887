import type { DemoToolProps } from '../../shared/DemoTool.ts';
import { toolClass } from './ToolButton.tsx';

/** The buttons that the project adds beside a story. */
export default function CanvasActions({ story: { canvas } }: Pick<DemoToolProps, 'story'>) {
  const actions = canvas?.additionalActions ?? [];
  return actions.map(({ title, onClick, className = '', disabled }, index) => (
    <button
      key={index}
      className={`${toolClass} ${className}`.trim()}
      type="button"
      disabled={disabled}
      onClick={onClick}
    >
      {title}
    </button>
  ));
}
