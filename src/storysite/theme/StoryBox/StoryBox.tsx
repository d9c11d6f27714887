import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useUniqueId } from '../../runtime/page.ts';
import styles from './StoryBox.module.css';
import { SourceCode } from './SourceCode.tsx';
import type { SiteStory, StoryEdits, StoryReplacement } from '../../runtime/story/SiteStory.ts';
import { EmbeddedStory } from '../../runtime/story/EmbeddedStory.tsx';
import { Island } from '../../runtime/story/Island.tsx';
import { StoryTools, type Direction } from './StoryTools.tsx';
import type { copyFiles } from './copyFiles.ts';
import { type CopyState, useCopy } from '../CopyButton/useCopy.ts';
import { t } from '../../core/texts/t.ts';
import { usePair } from '../Controls/PairContext.ts';
import { SiteLink } from '../../runtime/SiteLink.tsx';
import { readBackground } from '../../csf/readBackground.ts';
import { marks } from '../../core/marks.ts';

/** How a story is placed in its box. */
export type StoryLayout = 'centered' | 'padded' | 'fullscreen';

interface StoryBoxProps {
  story: SiteStory;
  /** Name of its region; by default the story's. */
  label?: string;
  /** Whether its source is unfolded at first. */
  isUnfolded?: boolean;
  layout?: StoryLayout;
  /** Height of the story, as CSS; by default that of its content. */
  height?: string | number;
  /** Whether it is a part of the page, or in an iframe. */
  isInline?: boolean;
  /** Why it has to be in an iframe. */
  reason?: string;
  /** Other stories that the reader may want. */
  others?: SiteStory[];
}

/** Copies all files; the code for it is loaded on demand. */
const copyAll = async (...args: Parameters<typeof copyFiles>) =>
  (await import('./copyFiles.ts')).copyFiles(...args);

/** A live story above its toolbar and its source; its id is the story's, so that links can target it. */
export function StoryBox({ story, label, isUnfolded, layout, others, ...view }: StoryBoxProps) {
  const [dir, setDir] = useState<Direction>();
  const [run, setRun] = useState(0);
  const [current, setCurrent] = useState(0);
  const [message, setMessage] = useState('');
  const [unfolded, setUnfolded] = useUnfolded(story.id, isUnfolded);
  const id = useUniqueId(story.id);
  const [edits, setEdits] = useState<StoryEdits>({});
  const [replacement, setReplacement] = useState<StoryReplacement>();
  const source = useRef<HTMLDivElement>(null);

  const readFile = (index: number) => readSource(story, index, source.current);
  const readEdited = async (at: number) => edits[story.files[at]?.path ?? ''] ?? readFile(at);
  const [copyState, copy] = useCopy(() => readEdited(current));

  return (
    <section
      className={`${styles.box} ${story.canvas?.className ?? ''}`.trim()}
      id={id}
      aria-label={label ?? story.componentTitle}
      {...{ [marks.storyBox]: story.id }}
    >
      <Stage story={story} layout={layout} dir={dir}>
        <StoryView key={run} story={story} {...view}>
          {replacement?.story}
        </StoryView>
      </Stage>
      <p className={styles.needs}>{t('storyNeedsScript')}</p>
      <StoryTools
        story={story}
        copyState={copyState}
        onCopy={() => void copy()}
        onCopyAll={() => void copyAll(story.files, readEdited).then(setMessage)}
        onReset={() => {
          if (replacement) replacement.onReset();
          else setRun(run + 1);
          setMessage(t('storyReset'));
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
      <div ref={source} className={styles.code} hidden={replacement !== undefined}>
        <SourceCode
          story={story}
          id={`${id}-source`}
          current={current}
          unfolded={unfolded}
          onSelect={setCurrent}
          onUnfold={setUnfolded}
        />
      </div>
      {replacement && <div className={styles.code}>{replacement.source}</div>}
      <MoreStories stories={others ?? []} />
    </section>
  );
}

interface StageProps extends Pick<StoryBoxProps, 'story' | 'layout'> {
  dir?: Direction;
  children: ReactNode;
}

/** A story's stage, with the direction that the reader has chosen and the background of the story or its project. */
function Stage({ story, layout, dir, children }: StageProps) {
  const island = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = island;
    if (!dir || !current) return undefined;
    // Loaded on first use.
    const end = import('./turnPortals.ts').then(({ turnPortals }) => turnPortals(current, dir));
    return () => void end.then((stop) => stop());
  }, [dir]);
  const background = readBackground(story.composed);
  return (
    <div
      ref={island}
      className={styles.island}
      data-layout={layout}
      dir={dir}
      style={{ background }}
    >
      {children}
    </div>
  );
}

interface StoryViewProps extends Pick<StoryBoxProps, 'story' | 'height' | 'isInline' | 'reason'> {
  /** Replaces the story. */
  children?: ReactNode;
}

function StoryView({ story, height, isInline = true, reason, children }: StoryViewProps) {
  const run = usePair()?.run;
  if (children) return <Sized height={height}>{children}</Sized>;
  if (!isInline) return <EmbeddedStory key={run} {...{ story, height, reason }} />;
  return (
    <Sized height={height}>
      <Island key={run} story={story} />
    </Sized>
  );
}

function Sized({ height, children }: Pick<StoryBoxProps, 'height'> & { children: ReactNode }) {
  const className = height === undefined ? undefined : styles.sized;
  return (
    <div className={className} style={{ blockSize: height }}>
      {children}
    </div>
  );
}

/** The text of one of a story's files; the first file is read from the page, so that it is not sent twice. */
async function readSource(story: SiteStory, index: number, shown: Element | null): Promise<string> {
  if (index === 0) return shown?.querySelector('pre')?.textContent ?? '';
  return (await story.files[index]?.load?.())?.source ?? '';
}

/** The message of the last tool, for screen readers only if a button already shows it. */
function Message({ copyState, text }: { copyState: CopyState; text: string }) {
  const isReset = copyState !== 'failed' && text === t('storyReset');
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

const copyMessages = { copied: 'copied', failed: 'copyByHand' } as const;

const PREFIX = 'story-unfolded:';

/** Whether the source of a story is unfolded; stored for the session, `initial` on the server. */
function useUnfolded(id: string, initial = false): [boolean, (unfolded: boolean) => void] {
  const [chosen, setChosen] = useState<boolean>();
  const stored = useSyncExternalStore(
    neverChanges,
    () => readStored(id) ?? initial,
    () => initial,
  );

  function choose(unfolded: boolean): void {
    setChosen(unfolded);
    try {
      sessionStorage.setItem(PREFIX + id, String(unfolded));
    } catch {
      // If storage is blocked or full, the state lasts as long as the page.
    }
  }
  return [chosen ?? stored, choose];
}

const neverChanges = () => () => {};

function readStored(id: string): boolean | undefined {
  try {
    const stored = sessionStorage.getItem(PREFIX + id);
    return stored === null ? undefined : stored === 'true';
  } catch {
    return undefined;
  }
}

/** The further stories of a component, each a link to its own page; folded, since most readers do not need them. */
function MoreStories({ stories }: { stories: SiteStory[] }) {
  if (stories.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{t('moreStories', { count: stories.length })}</summary>
      <ul>
        {stories.map(({ id, path, name, description }) => (
          <li key={id}>
            <SiteLink to={path}>{name}</SiteLink> {description?.replaceAll('`', '')}
          </li>
        ))}
      </ul>
    </details>
  );
}
