import type { StoryToolProps } from 'storysite/theme';
import { CodePanel } from './CodePanel.tsx';
import { EditedMark } from './EditedMark.tsx';
import { LiveFrame } from './LiveFrame.tsx';
import { LiveSession } from './LiveSession.ts';
import type { Room } from './LiveState.ts';

/** Shows the editor of a story in the story's box; rejects when one of its files cannot be loaded. */
export async function openEditor(
  { story, readFile, onEdit, onReplace }: StoryToolProps,
  byKeyboard?: boolean,
): Promise<LiveSession> {
  const texts = await Promise.all(story.files.map((_, index) => readFile(index)));
  const session = new LiveSession(story, texts, measureRoom(story.id), onEdit);
  session.byKeyboard = byKeyboard;
  session.mark = <EditedMark session={session} />;
  onReplace({
    story: <LiveFrame session={session} />,
    source: <CodePanel session={session} />,
    onReset: () => session.reset(),
  });
  return session;
}

/** How tall the parts of a story's box are that the editor replaces. */
function measureRoom(storyId: string): Room {
  const box = document.querySelector(`[data-story-box="${storyId}"]`);
  const [stage, ...others] = box?.children ?? [];
  const code = others.find((part) => part.querySelector('pre'));
  return { stage: stage?.clientHeight ?? 0, code: code?.clientHeight ?? 0 };
}
