import {
  Children,
  type CSSProperties,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { PairContext } from '../Controls/PairContext.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { followsArgs } from '../../docs/code/sourceOptions.ts';
import { useArgsCode } from '../../docs/code/useArgsCode.ts';
import { readStaticHtml } from '../../runtime/StaticHtml.tsx';
import { marks, PART } from '../../core/marks.ts';
import { readParameter, useResolved } from '../../docs/resolveOf.ts';
import type { CanvasProps } from './Canvas.tsx';
import { CodeOfControls, type ControlsProps } from './Controls.tsx';
import styles from './StoryWithControls.module.css';

interface StoryWithControlsProps {
  /** The story, then nodes between it and its controls, such as a heading, then the controls. */
  children: ReactNode;
}

/**
 * A story with its code, and the controls that set its args, side by side if there is room. Controls of another story
 * stay below it, in the order of the page.
 */
export function StoryWithControls({ children }: StoryWithControlsProps) {
  const [run, setRun] = useState(0);
  const [canvas, ...rest] = Children.toArray(children).filter((child) => isValidElement(child));
  const { props } = canvas as ReactElement<CanvasProps>;
  const controls = rest.at(-1) as ReactElement<ControlsProps>;
  const story = useResolved(props.of ?? 'story')?.stories[0];
  const ofControls = useResolved(controls.props.of ?? 'story')?.stories[0];
  const hasCode = story !== undefined && showsCode(story, props);
  const pair = useMemo(
    () => ({
      run,
      Code: hasCode ? ArgsCode : undefined,
      onReset: () => setRun((before) => before + 1),
    }),
    [run, hasCode],
  );
  const [box, room] = useRoom();
  if (!story || story.id !== ofControls?.id) return <>{children}</>;
  return (
    <PairContext.Provider value={pair}>
      <div className={styles.pair} data-pair="" {...PART}>
        <div className={styles.sides} {...room}>
          <div className={styles.view}>
            <div className={styles.story} ref={box}>
              {canvas}
            </div>
            {!hasCode && <CodeOfControls {...controls.props} />}
          </div>
          <div className={styles.controls}>{rest}</div>
        </div>
      </div>
    </PairContext.Provider>
  );
}

/** A story that takes more of the window than this leaves too little room for its controls to be sticky. */
const MOST_OF_WINDOW = 0.45;

/** Measures a story's box, so that the parts below can make room for it while it is sticky. */
function useRoom() {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.target.clientHeight));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const isTall = height !== undefined && height > window.innerHeight * MOST_OF_WINDOW;
  const style = height && ({ '--story-height': `${height}px` } as CSSProperties);
  return [box, { style: style || undefined, 'data-tall': isTall || undefined }] as const;
}

/** Whether the box of a story shows code that follows the controls. */
function showsCode(story: SiteStory, { sourceState }: CanvasProps): boolean {
  const state = sourceState ?? readParameter(story, 'docs', 'canvas', 'sourceState');
  return state !== 'none' && story.files.length === 0 && followsArgs(story);
}

/** The JSX that a story renders, updated with the reader's args. */
function ArgsCode({ id, story }: { id: string; story: SiteStory }) {
  const [first] = useState(() => readStaticHtml(id));
  const html = useArgsCode(story, first, async (args) => {
    const { readStoryCode } = await import('../../docs/code/storyCode.ts');
    return readStoryCode(story, first, {}, args);
  });
  return (
    <code
      {...{ [marks.static]: id }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
