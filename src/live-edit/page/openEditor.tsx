import type { SiteStory } from 'storysite/client';
import { createTexts, type StoryToolProps, textsLanguage } from 'storysite/theme';
import { fileKind } from '../fileKind.ts';
import { CodePanel } from './CodePanel.tsx';
import { EditedMark } from './EditedMark.tsx';
import { editorTexts } from './editorTexts.ts';
import { wasLeftOpen } from './keptKey.ts';
import { readKept } from './keptTexts.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { LiveSession, type OpenedBy } from './LiveSession.ts';
import { type LiveFile, MAX_TEXT_LENGTH, type Room } from './LiveState.ts';
import { readShared } from './sharedCode.ts';

const t = createTexts(editorTexts, 'live-edit');

/**
 * Shows a story's editor in the story's box, replacing the session `before`; rejects if a file cannot be loaded. If an
 * address should have opened it but contains no usable code, explains why and changes nothing.
 */
export async function openEditor(
  { story, readFile, onEdit, onMessage, onReplace }: StoryToolProps,
  by: OpenedBy,
  before: LiveSession | undefined,
): Promise<LiveSession | undefined> {
  const texts = await Promise.all(story.files.map((_, index) => readFile(index)));
  const files = listFiles(story, texts);
  if (by === 'address') {
    const { texts: shared, problem } = await readShared(location.hash, story.id, files);
    onMessage(t(problem ?? 'fromLink', { limit: MAX_TEXT_LENGTH.toLocaleString(textsLanguage()) }));
    if (problem && (before || !wasLeftOpen(story.id))) return before;
    if (shared) for (const file of files) file.text = shared.get(file.path) ?? file.original;
  }
  before?.close();
  const session = new LiveSession(story, files, before?.room ?? measureRoom(story.id), {
    onEdit,
    onMessage,
  });
  session.openedBy = by;
  session.mark = <EditedMark session={session} />;
  runs += 1;
  onReplace({
    story: <LiveFrame key={runs} session={session} />,
    source: <CodePanel key={runs} session={session} />,
    onReset: () => session.reset(),
  });
  return session;
}

let runs = 0;

/** A story's files, with the reader's texts in this tab. */
function listFiles(story: SiteStory, texts: string[]): LiveFile[] {
  const main = story.files[0]?.path ?? '';
  return story.files.map(({ name, path }, index) => {
    const original = (texts[index] ?? '').replaceAll('\r\n', '\n');
    const kind = fileKind(path, main);
    const kept = kind === 'fixed' ? undefined : readKept(story.id, path, original);
    return { name, path, kind, original, text: kept ?? original };
  });
}

/** Measures the parts of a story's box that the editor replaces. */
function measureRoom(storyId: string): Room {
  const box = document.querySelector(`[data-story-box="${storyId}"]`);
  const [stage, ...others] = box?.children ?? [];
  const code = others.find((part) => part.querySelector('pre'));
  return { stage: stage?.clientHeight ?? 0, code: code?.clientHeight ?? 0 };
}
