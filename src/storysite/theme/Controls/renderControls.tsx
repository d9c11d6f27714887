import { renderToString } from 'react-dom/server';
import { ControlsPanel, type ControlsPanelProps } from './ControlsPanel.tsx';
import { controlsPrefix } from './LazyControls.tsx';

/** Renders the panel of a story's controls to the HTML that the browser hydrates. */
export function renderControls(props: ControlsPanelProps): string {
  const options = { identifierPrefix: controlsPrefix(props) };
  return renderToString(<ControlsPanel {...props} />, options);
}
