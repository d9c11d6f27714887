import { useId, useRef, useState } from 'react';
import { readLateHtml } from '../../docs/code/lateHtml.ts';
import { type PrintCode, useArgsCode } from '../../docs/code/useArgsCode.ts';
import type { PropertyChoice } from '../../docs/readProperties.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { FurtherSource } from '../StoryBox/FurtherSource.tsx';
import { ToolButton } from '../StoryBox/ToolButton.tsx';
import { type CopyState, useCopy } from '../CopyButton/useCopy.ts';
import { TabList } from '../TabList/TabList.tsx';
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
  // The printer is loaded on first use.
  const print: PrintCode = async (args) => {
    const { printControlsCode } = await import('../../docs/code/printControlsCode.ts');
    return printControlsCode(story, choice, args);
  };
  const [first] = useState(() => readLateHtml(id, print));
  const html = useArgsCode(story, first, print);
  const code = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const panelId = useId();
  const { exportName, sheets = [] } = story;
  const sheet = sheets[current - 1];
  const [copyState, copy] = useCopy(
    async () => (await sheet?.load?.())?.source ?? code.current?.textContent ?? '',
  );

  if (!html) return null;
  const hasTabs = sheets.length > 0;
  const tabId = (index: number) => `${panelId}-tab-${index}`;
  const panel = hasTabs && { role: 'tabpanel', 'aria-labelledby': tabId(current) };
  return (
    <div
      className={styles.code}
      data-controls-code={story.id}
      data-tabs={hasTabs || undefined}
      {...PART}
    >
      {hasTabs && (
        <TabList
          label={t('files')}
          names={[`${exportName}.tsx`, ...sheets.map(({ name }) => name)]}
          current={current}
          tabId={tabId}
          panelId={() => panelId}
          onSelect={setCurrent}
        />
      )}
      <div ref={code} id={panelId} className={styles.file} {...panel}>
        {sheet ? (
          <FurtherSource key={sheet.path} file={sheet} lines={sheet.lines ?? 0} />
        ) : (
          <Code id={id} html={html} />
        )}
      </div>
      <CopyButton state={copyState} onClick={() => void copy()} />
    </div>
  );
}

function Code({ id, html }: { id: string; html: string }) {
  return (
    <pre tabIndex={0}>
      <code
        className="language-tsx"
        {...{ [marks.static]: id }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  );
}

function CopyButton({ state, onClick }: { state: CopyState; onClick: () => void }) {
  const isCopied = state === 'copied';
  return (
    <div className={styles.copy}>
      <ToolButton
        name={t(isCopied ? 'copied' : 'copyCode')}
        icon={isCopied ? 'done' : 'copy'}
        data-done={isCopied || undefined}
        onClick={onClick}
      />
    </div>
  );
}
