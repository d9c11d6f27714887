import type { StoryToolProps } from '../../runtime/story/SiteStory.ts';
import { toolClass } from './ToolButton.tsx';

/** The buttons that the project adds next to a story. */
export default function CanvasActions({ story: { canvas } }: Pick<StoryToolProps, 'story'>) {
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
