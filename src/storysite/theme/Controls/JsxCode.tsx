import { useEffect, useRef, useState } from 'react';
import type { Args } from '../../csf/types.ts';
import type { Defaults } from '../../docs/code/printControlsCode.ts';
import { readLateHtml } from '../../docs/code/lateHtml.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { ToolButton } from '../StoryBox/ToolButton.tsx';
import { useCopy } from '../StoryBox/useCopy.ts';
import styles from './Controls.module.css';
import { t } from '../../core/texts/t.ts';
import { marks, PART } from '../../core/marks.ts';

interface JsxCodeProps {
  story: SiteStory;
  /** The args that the reader has changed. */
  changes: Args;
  defaults: Defaults;
}

/** The code that renders a story with the reader's args; nothing for a story without args. */
export function JsxCode({ story, changes, defaults }: JsxCodeProps) {
  const id = `controls:${story.id}`;
  const [first] = useState(() => readLateHtml(id, () => readCode(story, defaults)));
  const [html, setHtml] = useState(first);
  const code = useRef<HTMLElement>(null);
  const [copyState, copy] = useCopy(() => Promise.resolve(code.current?.textContent ?? ''));
  const isChanged = Object.keys(changes).length > 0;

  useEffect(() => {
    if (!isChanged && first) return setHtml(first);
    let isOld = false;
    void readCode(story, defaults, changes).then((text) => isOld || setHtml(text));
    return () => {
      isOld = true;
    };
  }, [story, changes, defaults, isChanged, first]);

  if (!html) return null;
  const isCopied = copyState === 'copied';
  return (
    <div className={styles.code} {...PART}>
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

/** What prints is loaded when it is first needed. */
async function readCode(story: SiteStory, defaults: Defaults, args?: Args): Promise<string> {
  const { printControlsCode } = await import('../../docs/code/printControlsCode.ts');
  return printControlsCode(story, defaults, args);
}
