import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { useIsContentSet } from '../../runtime/StaticHtml.tsx';
import { type InputRecord, prepareReplay } from '../../runtime/replayInput.ts';
import type { ControlsPanelProps } from './ControlsPanel.tsx';
import { type HandlerCall, watchHandlers } from '../../runtime/story/watchHandlers.ts';
import { marks } from '../../core/marks.ts';

type LazyControlsProps = Omit<ControlsPanelProps, 'onMount' | 'firstCall'>;

/** Renders the panel to HTML; provided by the server, since the browser has the HTML in the document. */
export const ControlsHtmlContext = createContext<(props: LazyControlsProps) => string>(() => '');

/**
 * The controls of a story, in the page's HTML. Their script is loaded when a reader first touches them; at once if the
 * address sets args, and after a navigation, which brings no HTML for them.
 */
export function LazyControls(props: LazyControlsProps) {
  const renderHtml = useContext(ControlsHtmlContext);
  const [first] = useState(props);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => (panel.current ? startWhenTouched(panel.current, first) : undefined), [first]);
  const isContentSet = useIsContentSet();
  // After all hooks, as in a story's island.
  const html = renderHtml(props);
  return (
    <div
      ref={panel}
      data-controls={props.story.id}
      suppressHydrationWarning
      {...((isContentSet || html) && { dangerouslySetInnerHTML: { __html: html } })}
    />
  );
}

const touches = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** A reader's input to the fields of a panel. */
const inputs = ['click', 'input', 'change'] as const;

/** Makes a panel interactive once the reader touches it; returns a function that unmounts it. */
function startWhenTouched(panel: HTMLElement, props: LazyControlsProps): () => void {
  let root: Promise<Root> | undefined;
  let firstCall: HandlerCall | undefined;
  /** The reader's input from before the script was loaded. */
  const records: InputRecord[] = [];

  const record = (event: Event) => {
    const { value, checked } = event.target as HTMLInputElement;
    records.push({ event, target: event.target, value, checked });
  };
  const start = () => {
    for (const type of touches) panel.removeEventListener(type, start);
    root ??= loadPanel(panel, () => ({ ...props, firstCall }));
    void root.then(() => {
      for (const type of inputs) panel.removeEventListener(type, record, true);
      return prepareReplay(records)();
    });
  };

  const { story } = props;
  const isAsked =
    window.location.hash === `#${story.id}` && /[?&]args=/.test(window.location.search);
  // In development its styles come with its script.
  if (panel.firstChild && !isAsked && !import.meta.env.DEV) {
    for (const type of touches) panel.addEventListener(type, start);
    for (const type of inputs) panel.addEventListener(type, record, true);
  } else start();
  // The panel shows calls of the story's handlers even if nobody has touched its fields.
  const endWatch = watchHandlers(story, (call) => {
    firstCall = call;
    start();
  });

  return () => {
    endWatch();
    for (const type of touches) panel.removeEventListener(type, start);
    void root?.then((mounted) => mounted.unmount());
  };
}

async function loadPanel(
  panel: HTMLElement,
  readProps: () => Omit<ControlsPanelProps, 'onMount'>,
): Promise<Root> {
  const { ControlsPanel } = await import('./ControlsPanel.tsx');
  const props = readProps();
  return new Promise((resolve) => {
    const content = (
      <ControlsPanel
        {...props}
        onMount={() => {
          panel.setAttribute(marks.live, '');
          resolve(root);
        }}
      />
    );
    const options = { identifierPrefix: controlsPrefix(props) };
    let root: Root;
    if (panel.firstChild) root = hydrateRoot(panel, content, options);
    else {
      root = createRoot(panel, options);
      root.render(content);
    }
  });
}

/** Start of the ids that React makes in a panel, the same on the server and in the browser. */
export function controlsPrefix({
  story,
  suffix = '',
}: {
  story: { id: string };
  suffix?: string;
}): string {
  return `${story.id}-controls${suffix}-`;
}
