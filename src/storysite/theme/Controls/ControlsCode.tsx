import { useRef, useState } from 'react';
import { readLateHtml } from '../../docs/code/lateHtml.ts';
import { type PrintCode, useArgsCode } from '../../docs/code/useArgsCode.ts';
import type { PropertyChoice } from '../../docs/readProperties.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { ToolButton } from '../StoryBox/ToolButton.tsx';
import { useCopy } from '../StoryBox/useCopy.ts';
import styles from './ControlsCode.module.css';
import { t } from '../../core/texts/t.ts';
import { marks, PART } from '../../core/marks.ts';

interface ControlsCodeProps {
  story: SiteStory;
  choice: PropertyChoice;
}

/** The code that renders a story with the reader's args; nothing for a story without controls. */
export function ControlsCode({ story, choice }: ControlsCodeProps) {
  const id = `controls:${story.id}`;
  // What prints is loaded when it is first needed.
  const print: PrintCode = async (args) => {
    const { printControlsCode } = await import('../../docs/code/printControlsCode.ts');
    return printControlsCode(story, choice, args);
  };
  const [first] = useState(() => readLateHtml(id, print));
  const html = useArgsCode(story, first, print);
  const code = useRef<HTMLElement>(null);
  const [copyState, copy] = useCopy(() => Promise.resolve(code.current?.textContent ?? ''));

  if (!html) return null;
  const isCopied = copyState === 'copied';
  return (
    <div className={styles.code} data-controls-code={story.id} {...PART}>
      <pre tabIndex={0}>
        <code
          ref={code}
          className="language-tsx"
          {...{ [marks.static]: id }}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
      <div className={styles.copy}>
        <ToolButton
          name={t(isCopied ? 'copied' : 'copyCode')}
          icon={isCopied ? 'done' : 'copy'}
          data-done={isCopied || undefined}
          onClick={() => void copy()}
        />
      </div>
    </div>
  );
}
