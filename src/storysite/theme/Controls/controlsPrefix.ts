import type { ControlsPanelProps } from './ControlsPanel.tsx';

/** Start of the ids that React makes in a panel, the same on the server and in the browser. */
export function controlsPrefix({
  story,
  suffix = '',
}: Pick<ControlsPanelProps, 'story' | 'suffix'>): string {
  return `${story.id}-controls${suffix}-`;
}
