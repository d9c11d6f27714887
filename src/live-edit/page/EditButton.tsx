import { useEffect, useRef, useState } from 'react';
import { createTexts, type StoryToolProps, ToolButton } from 'storysite/theme';
import { buttonTexts } from './buttonTexts.ts';
import { wasLeftOpen } from './keptKey.ts';
import type { LiveSession, OpenedBy } from './LiveSession.ts';
import { isShared } from './sharedAddress.ts';

const t = createTexts(buttonTexts, 'live-edit');

/**
 * Opens and closes a story's editor, and loads its scripts the first time. It also opens by itself if the reader left
 * the page with a changed story in it, or if the address contains edited code.
 */
export default function EditButton(props: StoryToolProps) {
  const { story, onMessage, onReplace } = props;
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const session = useRef<LiveSession>(undefined);

  async function open(by: OpenedBy): Promise<void> {
    setState('loading');
    onMessage('');
    try {
      const { openEditor } = await import('./openEditor.tsx');
      session.current = await openEditor(props, by, session.current);
    } catch {
      onMessage(t('notLoaded'));
    }
    setState(session.current ? 'open' : 'closed');
  }

  function close(): void {
    session.current?.hide();
    session.current = undefined;
    setState('closed');
    onReplace();
  }

  useEffect(() => {
    const readAddress = () => {
      const isAsked = isShared(story.id);
      if (isAsked) void open('address');
      return isAsked;
    };
    if (!readAddress() && wasLeftOpen(story.id)) void open('page');
    window.addEventListener('hashchange', readAddress);
    return () => {
      window.removeEventListener('hashchange', readAddress);
      session.current?.close();
    };
    // A button belongs to one story, and opens by itself only when its page loads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // Code inside a stories file cannot run on its own.
  const [main] = story.files;
  if (!main || main.htmlId !== undefined || story.framed) return null;
  const isOpen = state === 'open';
  return (
    <>
      <ToolButton
        name={t(isOpen ? 'closeEditor' : 'edit')}
        icon="M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5"
        label={t(isOpen ? 'close' : 'edit')}
        aria-busy={state === 'loading' || undefined}
        onClick={
          isOpen
            ? close
            : ({ detail }) =>
                void (state === 'closed' && open(detail === 0 ? 'keyboard' : 'pointer'))
        }
      />
      {isOpen && session.current?.mark}
    </>
  );
}
