import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { marks } from '../../core/marks.ts';
import type { Page } from '../../core/Page.ts';
import { PageProvider, usePage } from '../../runtime/page.ts';
import { type InputRecord, prepareReplay } from '../../runtime/replayInput.ts';
import { SiteHrefProvider, useSiteHref } from '../../runtime/SiteLink.tsx';
import { readStaticHtml } from '../../runtime/StaticHtml.tsx';
import { noteRecovery } from '../../runtime/story/Island.tsx';

interface LateOpeningProps {
  load(): Promise<{ Opening: ComponentType }>;
  /** The opening itself, on the server. */
  children?: ReactNode;
}

/**
 * What stands above the text of a home page: prerendered, and a root of its own, whose script is loaded with that of its story
 * when a reader touches it.
 */
export function LateOpening({ load, children }: LateOpeningProps) {
  const page = usePage();
  const siteHref = useSiteHref();
  const id = `opening:${page.path}`;
  const [html] = useState(() => (children ? '' : readStaticHtml(id)));
  const end = useRef<(() => void) | undefined>(undefined);
  const attach = useCallback(
    (part: HTMLElement | null) => {
      end.current?.();
      const mount = async () => render(part, (await load()).Opening, page, siteHref);
      end.current = part ? startWhenTouched(part, mount) : undefined;
    },
    [load, page, siteHref],
  );
  const content = children ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return (
    <div
      ref={attach}
      data-passes=""
      {...{ [marks.static]: id, [marks.late]: '' }}
      suppressHydrationWarning
      {...content}
    />
  );
}

function render(
  part: HTMLElement | null,
  Opening: ComponentType,
  page: Page,
  siteHref: (path: string) => string,
): Root | undefined {
  if (!part) return undefined;
  const content = (
    <SiteHrefProvider value={siteHref}>
      <PageProvider value={page}>
        <Opening />
      </PageProvider>
    </SiteHrefProvider>
  );
  if (part.firstChild) return hydrateRoot(part, content, { onRecoverableError: noteRecovery });
  const root = createRoot(part);
  root.render(content);
  return root;
}

/** What a reader did to a part before the scripts ran, by the part. */
const early = new WeakMap<Element, () => Promise<void>>();

/** Lets a part start at once, since its reader has used it already, and then do what the reader did. */
export function noteEarlyInput(part: Element, replay: (() => Promise<void>) | undefined): void {
  if (replay) early.set(part, replay);
}

/** What shows that a reader wants to use a part. */
const TOUCHES = ['pointerenter', 'pointerdown', 'focusin'];

/** What a reader may do before its script is there. */
const INPUTS = ['mousedown', 'mouseup', 'click', 'keydown', 'keyup', 'input', 'change'];

/** Mounts a part once its reader touches it, and then does again what the reader did; returns a function that ends both. */
function startWhenTouched(part: HTMLElement, mount: () => Promise<Root | undefined>): () => void {
  const records: InputRecord[] = [];
  const replayEarly = early.get(part);
  let live: Promise<Root | undefined> | undefined;

  const record = (event: Event) => {
    const { value, checked } = event.target as HTMLInputElement;
    records.push({ event, target: event.target, value, checked });
  };
  const listen = (isOn: boolean) => {
    const act = isOn ? 'addEventListener' : 'removeEventListener';
    for (const type of [...TOUCHES, ...INPUTS]) part[act](type, record, true);
  };
  const stop = () => {
    for (const type of TOUCHES) part.removeEventListener(type, start);
  };
  async function run(): Promise<Root | undefined> {
    const root = await mount();
    listen(false);
    const replay = prepareReplay(records);
    await untilLive(part);
    await replayEarly?.();
    await replay();
    return root;
  }
  function start(): void {
    stop();
    live ??= run();
  }

  listen(true);
  for (const type of TOUCHES) part.addEventListener(type, start);
  // In development its styles come with its script.
  if (replayEarly || !part.firstChild || import.meta.env.DEV) start();
  return () => {
    stop();
    void live?.then((root) => root?.unmount());
  };
}

const POLL_MS = 20;
const MOST_POLLS = 250;

/** Resolves once the stories in a part are live, or after some seconds. */
async function untilLive(part: Element): Promise<void> {
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (!part.querySelector(`[${marks.story}]:not([${marks.live}])`)) return;
  }
}
