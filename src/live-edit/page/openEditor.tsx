import type { StoryToolProps } from 'storysite/theme';
import { CodePanel } from './CodePanel.tsx';
import { LiveFrame } from './LiveFrame.tsx';
import { LiveSession } from './LiveSession.ts';

/** Shows the editor of a story, given the texts of its files, in the story's box. */
export function openEditor(
  { story, onEdit, onReplace }: StoryToolProps,
  texts: string[],
): LiveSession {
  const session = new LiveSession(story, texts, onEdit);
  onReplace({
    story: <LiveFrame session={session} />,
    source: <CodePanel session={session} />,
    onReset: () => session.reset(),
  });
  return session;
}
