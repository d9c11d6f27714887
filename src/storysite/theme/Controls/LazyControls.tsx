import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { useIsContentSet } from '../../runtime/staticHtmlStore.ts';
import type { ControlsPanelProps } from './ControlsPanel.tsx';

type LazyControlsProps = Omit<ControlsPanelProps, 'onMount'>;

/** Renders the panel to HTML; the server provides it, in the browser the document has the HTML. */
export const ControlsHtmlContext = createContext<(props: LazyControlsProps) => string>(() => '');

/**
 * The controls of a story in the page's HTML. Their script is loaded when a reader first touches them, at once when the
 * address sets them, and after a navigation, which has no HTML of them.
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

/** Makes a panel interactive, once it is touched; gives what ends it. */
function startWhenTouched(panel: HTMLElement, props: LazyControlsProps): () => void {
  let root: Promise<Root> | undefined;
  /** What the reader did before the script is there: the text of a field by its id, null for a press. */
  const done = new Map<string, string | null>();

  const start = () => {
    for (const type of touches) panel.removeEventListener(type, start);
    root ??= loadPanel(panel, props);
    void root.then(() => {
      panel.removeEventListener('click', keepClick, true);
      panel.removeEventListener('input', keepText);
      for (const [id, value] of done) {
        if (value === null) document.getElementById(id)?.click();
        else typeAgain(id, value);
      }
    });
  };
  /** A switch that is pressed before its script is there is pressed again once it is. */
  const keepClick = (event: MouseEvent) => {
    const { target } = event;
    if (
      !(target instanceof HTMLElement) ||
      !target.matches('input[type=checkbox], input[type=radio]')
    )
      return;
    event.preventDefault();
    // The second press of a switch undoes the first.
    if (!done.delete(target.id) || target.matches('[type=radio]')) done.set(target.id, null);
  };

  const keepText = ({ target }: Event) => {
    if (isField(target)) done.set(target.id, target.value);
  };

  const { story } = props;
  const isAsked =
    window.location.hash === `#${story.id}` && /[?&]args=/.test(window.location.search);
  // In development its styles come with its script.
  if (panel.firstChild && !isAsked && !import.meta.env.DEV) {
    for (const type of touches) panel.addEventListener(type, start);
    panel.addEventListener('click', keepClick, true);
    panel.addEventListener('input', keepText);
  } else start();

  return () => {
    for (const type of touches) panel.removeEventListener(type, start);
    void root?.then((mounted) => mounted.unmount());
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !/checkbox|radio/.test(target.type));

/** Gives a field the text that it got before its script was there, in a way that React hears. */
function typeAgain(id: string, value: string): void {
  const field = document.getElementById(id);
  if (!isField(field)) return;
  // React compares with what was last set through the element itself.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

async function loadPanel(panel: HTMLElement, props: LazyControlsProps): Promise<Root> {
  const { ControlsPanel } = await import('./ControlsPanel.tsx');
  return new Promise((resolve) => {
    const content = (
      <ControlsPanel
        {...props}
        onMount={() => {
          panel.setAttribute('data-live', '');
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
