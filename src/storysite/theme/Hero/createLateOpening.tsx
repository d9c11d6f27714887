import { type ReactNode, useCallback, useRef, useState } from 'react';
import { marks } from '../../core/marks.ts';
import type { OpeningModule } from '../../core/PageModule.ts';
import { earlyReplays, type InputRecord, prepareReplay } from '../../runtime/replayInput.ts';
import { useSiteHref } from '../../runtime/SiteLink.tsx';
import { readStaticHtml } from '../../runtime/StaticHtml.tsx';

/**
 * The prerendered opening of a home page, in a root of its own. When a reader touches it, its script is loaded, with
 * that of its story. Only a home page's chunk includes it.
 */
export function createLateOpening(path: string, load: () => Promise<OpeningModule>) {
  const id = `opening:${path}`;
  return function LateOpening({ children }: { children?: ReactNode }) {
    const siteHref = useSiteHref();
    const [html] = useState(() => (children ? '' : readStaticHtml(id)));
    const end = useRef<(() => void) | undefined>(undefined);
    const attach = useCallback(
      (part: HTMLElement | null) => {
        end.current?.();
        end.current = part ? startWhenTouched(part, load, siteHref) : undefined;
      },
      [siteHref],
    );
    return (
      <div
        ref={attach}
        data-passes=""
        {...{ [marks.static]: id, [marks.late]: '' }}
        suppressHydrationWarning
        {...(children ? { children } : { dangerouslySetInnerHTML: { __html: html } })}
      />
    );
  };
}

/** Events that start a part, and all events that are recorded until its script has loaded. */
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin'];
const INPUTS = [...TOUCHES, 'mousedown', 'mouseup', 'click', 'keydown', 'keyup', 'input', 'change'];

/** Mounts a part when a reader touches it, and then replays the input; returns a function that cancels or unmounts. */
function startWhenTouched(
  part: HTMLElement,
  load: () => Promise<OpeningModule>,
  siteHref: (path: string) => string,
): () => void {
  const records: InputRecord[] = [];
  const replayEarly = earlyReplays.get(part);
  const listeners = new AbortController();
  const { signal } = listeners;
  let unmount: (() => void) | undefined;
  let isStarted = false;

  async function start(): Promise<void> {
    if (isStarted) return;
    isStarted = true;
    const { mount } = await load();
    let replay: (() => Promise<void>) | undefined;
    const root = mount(part, siteHref, () => {
      replay = prepareReplay(records);
    });
    unmount = () => root.unmount();
    // Its story is a separate root that listens later: until then, typing is only in the records.
    await untilLive(part);
    listeners.abort();
    await replayEarly?.();
    await replay?.();
  }
  const record = (event: Event) => {
    const { value, checked } = event.target as HTMLInputElement;
    records.push({ event, target: event.target, value, checked });
  };
  for (const type of INPUTS) part.addEventListener(type, record, { capture: true, signal });
  for (const type of TOUCHES) part.addEventListener(type, () => void start(), { signal });
  // In development its styles come with its script.
  if (replayEarly || !part.firstChild || import.meta.env.DEV) void start();
  return () => {
    listeners.abort();
    // React cannot unmount a root while it renders another one.
    if (unmount) setTimeout(unmount);
  };
}

/** A part without stories is mounted by then. */
const MOUNTED_MS = 20;
const LIVE_LIMIT_MS = 5000;

/**
 * Resolves when the stories in a part are live, before further events reach them: React has emptied fields whose text
 * it does not know, and the reader may go on typing. Resolves after some seconds in any case.
 */
function untilLive(part: Element): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    const check = () => {
      if (!part.querySelector(`[${marks.story}]:not([${marks.live}])`)) finish();
    };
    const observer = new MutationObserver(check);
    observer.observe(part, { attributeFilter: [marks.live], subtree: true });
    setTimeout(check, MOUNTED_MS);
    setTimeout(finish, LIVE_LIMIT_MS);
  });
}
