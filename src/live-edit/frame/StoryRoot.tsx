import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/** A story on the screen. */
export interface ShownStory {
  container: HTMLElement;
  styles: HTMLStyleElement[];
  root: Root;
}

/** The content to show, and a callback for errors thrown after it is shown. */
interface ShowOptions {
  storyId: string;
  styles: string[];
  content: ReactNode;
  onError(error: unknown): void;
}

/** Replaces the previous story. If the new one fails on its first render, keeps the old one and throws the error. */
export function showStory(options: ShowOptions, before: ShownStory | undefined): ShownStory {
  const container = document.createElement('div');
  container.dataset.story = options.storyId;
  const styles = options.styles.map((css) => {
    const style = document.createElement('style');
    style.textContent = css;
    return style;
  });
  const shown = { container, styles, root: createRoot(container) };
  detach(before);
  attach(shown);
  try {
    render(shown.root, options);
  } catch (error) {
    shown.root.unmount();
    detach(shown);
    attach(before);
    throw error;
  }
  before?.root.unmount();
  return shown;
}

/** Renders synchronously and rethrows errors of the story. If it crashes later, restarts it, but only once. */
function render(root: Root, { content, onError }: ShowOptions): void {
  let failure: { error: unknown } | undefined;
  let isShown = false;
  let key = 0;
  const fail = (error: unknown) => {
    failure ??= { error };
    if (!isShown) return;
    onError(error);
    if (key === 0) root.render(print((key += 1)));
  };
  const print = (run: number) => (
    <Boundary key={run} onError={fail}>
      {content}
    </Boundary>
  );
  withoutFocus(() => flushSync(() => root.render(print(key))));
  if (failure) throw failure.error;
  isShown = true;
}

/** Keeps a story that focuses an element on start from taking the focus, or a key press, from the editor. */
function withoutFocus(act: () => void): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = () => {};
  try {
    act();
  } finally {
    HTMLElement.prototype.focus = focus;
  }
}

function attach(story: ShownStory | undefined): void {
  if (!story) return;
  document.head.append(...story.styles);
  document.body.prepend(story.container);
}

function detach(story: ShownStory | undefined): void {
  for (const node of story ? [story.container, ...story.styles] : []) node.remove();
}

interface BoundaryProps {
  children: ReactNode;
  onError(error: unknown): void;
}

/** Renders nothing once its children throw. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
