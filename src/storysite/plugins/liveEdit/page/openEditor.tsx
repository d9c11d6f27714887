import type { DemoToolProps } from '../../../shared/DemoTool.ts';
import { CodePanel } from './CodePanel.tsx';
import { LiveFrame } from './LiveFrame.tsx';
import { LiveSession } from './LiveSession.ts';

/** Shows the editor of a demo, given the texts of its files, in the demo's box. */
export function openEditor(
  { story, onEdit, onReplace }: DemoToolProps,
  texts: string[],
): LiveSession {
  const session = new LiveSession(story, texts, onEdit);
  onReplace({
    demo: <LiveFrame session={session} />,
    source: <CodePanel session={session} />,
    onReset: () => session.reset(),
  });
  return session;
}
