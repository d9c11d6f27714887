import { type ReactNode, useRef, useState } from 'react';
import { useUniqueId } from '../../shared/useUniqueId.ts';
import styles from './DemoBox.module.css';
import { DemoSource } from './DemoSource.tsx';
import type { DemoStory } from '../../client/story/DemoStory.ts';
import { EmbeddedStory } from '../../client/story/EmbeddedStory.tsx';
import { Island } from '../../client/story/Island.tsx';
import type { DemoEdits, DemoReplacement } from '../../shared/DemoTool.ts';
import { DemoTools, type Direction } from './DemoTools.tsx';
import { MoreStories } from './MoreStories.tsx';
import { type CopyState, useCopy } from './useCopy.ts';
import { useUnfolded } from './useUnfolded.ts';
import { t } from '../texts/t.ts';

/** How a demo is placed in its box. */
export type DemoLayout = 'centered' | 'padded' | 'fullscreen';

interface DemoBoxProps {
  demo: DemoStory;
  /** Name of its region; the demo's when left out. */
  label?: string;
  /** Whether its source is shown whole at first. */
  isUnfolded?: boolean;
  layout?: DemoLayout;
  /** How tall the demo is, as CSS; as tall as its content when left out. */
  height?: string | number;
  /** Whether it is a part of the page, or in an iframe. */
  isInline?: boolean;
  /** Other stories that its reader may want. */
  others?: DemoStory[];
}

/** A working demo over its toolbar over its source; its id is the story's, so that an address can name it. */
export function DemoBox({ demo, label, isUnfolded, layout, others = [], ...view }: DemoBoxProps) {
  const [dir, setDir] = useState<Direction>();
  const [run, setRun] = useState(0);
  const [current, setCurrent] = useState(0);
  const [message, setMessage] = useState('');
  const [unfolded, setUnfolded] = useUnfolded(demo.id, isUnfolded);
  const id = useUniqueId(demo.id);
  const [edits, setEdits] = useState<DemoEdits>({});
  const [replacement, setReplacement] = useState<DemoReplacement>();
  const source = useRef<HTMLDivElement>(null);

  const readFile = (index: number) => readSource(demo, index, source.current);
  const [copyState, copy] = useCopy(
    async () => edits[demo.files[current]?.path ?? ''] ?? readFile(current),
  );

  return (
    <section
      className={`${styles.box} ${demo.canvas?.className ?? ''}`.trim()}
      id={id}
      aria-label={label ?? demo.demoName}
      data-demo={demo.id}
    >
      <div className={styles.island} data-layout={layout} dir={dir}>
        <StoryView key={run} demo={demo} {...view}>
          {replacement?.demo}
        </StoryView>
      </div>
      <p className={styles.needs}>{t('This story needs JavaScript.')}</p>
      <DemoTools
        demo={demo}
        copyState={copyState}
        onCopy={() => void copy()}
        onReset={() => {
          if (replacement) replacement.onReset();
          else setRun(run + 1);
          setMessage(t(RESET_MESSAGE));
        }}
        dir={dir}
        onDirection={setDir}
        onMessage={setMessage}
        readFile={readFile}
        edits={edits}
        onEdit={setEdits}
        onReplace={setReplacement}
      />
      <Message copyState={copyState} text={message} />
      {replacement?.source}
      <div ref={source} hidden={replacement !== undefined}>
        <DemoSource
          demo={demo}
          id={`${id}-source`}
          current={current}
          unfolded={unfolded}
          onSelect={setCurrent}
          onUnfold={setUnfolded}
        />
      </div>
      <MoreStories stories={others} />
    </section>
  );
}

interface StoryViewProps extends Pick<DemoBoxProps, 'demo' | 'height' | 'isInline'> {
  /** In the place of the story. */
  children?: ReactNode;
}

function StoryView({ demo, height, isInline = true, children }: StoryViewProps) {
  if (children) return <Sized height={height}>{children}</Sized>;
  if (!isInline) return <EmbeddedStory story={demo} height={height} />;
  return (
    <Sized height={height}>
      <Island demo={demo} />
    </Sized>
  );
}

function Sized({ height, children }: Pick<DemoBoxProps, 'height'> & { children: ReactNode }) {
  const className = height === undefined ? undefined : styles.sized;
  return (
    <div className={className} style={{ blockSize: height }}>
      {children}
    </div>
  );
}

/** The text of one of a demo's files; that of the first is in the page and is not sent a second time. */
async function readSource(demo: DemoStory, index: number, shown: Element | null): Promise<string> {
  if (index === 0) return shown?.querySelector('pre')?.textContent ?? '';
  return (await demo.files[index]?.load?.())?.source ?? '';
}

/** What the last tool has to tell; what its button shows already is for screen readers only. */
function Message({ copyState, text }: { copyState: CopyState; text: string }) {
  const isReset = copyState !== 'failed' && text === t(RESET_MESSAGE);
  return (
    <p
      className={styles.message}
      role="status"
      data-quiet={isReset || copyState === 'copied' || undefined}
    >
      {copyState === 'idle' ? text : t(copyMessages[copyState])}
    </p>
  );
}

const RESET_MESSAGE = 'The story has been reset.';

const copyMessages = {
  copied: 'Copied',
  failed: 'The browser does not allow copying here: select the code and copy it by hand.',
} as const;
