import { useEffect, useRef, useState } from 'react';
import { createTexts, type StoryToolProps, ToolButton } from 'storysite/theme';
import { buttonTexts } from './buttonTexts.ts';
import { wasLeftOpen } from './keptKey.ts';
import type { LiveSession } from './LiveSession.ts';

const t = createTexts(buttonTexts, 'live-edit');

/**
 * Opens and closes the editor of a story, whose scripts are loaded when it is first opened: by the reader, or with the page
 * that the reader left while a changed story was in it.
 */
export default function EditButton(props: StoryToolProps) {
  const { story, onMessage, onReplace } = props;
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const session = useRef<LiveSession>(undefined);

  /** `byKeyboard` is left out where the page opens it. */
  async function open(byKeyboard?: boolean): Promise<void> {
    setState('loading');
    onMessage('');
    try {
      const { openEditor } = await import('./openEditor.tsx');
      session.current = await openEditor(props, byKeyboard);
      setState('open');
    } catch {
      setState('closed');
      onMessage(t('notLoaded'));
    }
  }

  function close(): void {
    session.current?.hide();
    setState('closed');
    onReplace();
  }

  useEffect(() => {
    if (wasLeftOpen(story.id)) void open();
    return () => session.current?.close();
    // A button is of one story, and opens by itself with its page only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // Code that is a part of its stories file cannot run by itself.
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
        onClick={isOpen ? close : ({ detail }) => void (state === 'closed' && open(detail === 0))}
      />
      {isOpen && session.current?.mark}
    </>
  );
}
