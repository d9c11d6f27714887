import { type ComponentType, createElement, type ReactNode } from 'react';
import { composeStory, type ProjectAnnotations } from 'storysite/client';
import type { FrameError, FrameMessage, PageMessage, RunRequest, Theme } from '../messages.ts';
import { FrameFault } from './FrameFault.ts';
import { showStory, type ShownStory } from './StoryRoot.tsx';
import { addLoopGuards } from './loopGuards.ts';
import { readError } from './readError.ts';
import { refuseEscapes } from './refuse.ts';
import { loadScripts, type Registry } from './runScripts.ts';
import { reportHeight } from './reportHeight.ts';
import { fetchSiteFiles } from './siteFiles.ts';

/** Starts the frame, which runs the stories that the page sends, with the project's decorators. */
export function start(project: ProjectAnnotations, registry: Registry): void {
  // Stories may replace the globals.
  const page = window.parent;
  const post = (message: FrameMessage) => page.postMessage(message, '*');
  const paths = new Map<string, string>();
  const pathOf = (url: string) => paths.get(url);
  let run = 0;
  let shown: ShownStory | undefined;
  const report = (error: FrameError) => post({ type: 'error', run, error });

  addLoopGuards();
  refuseEscapes(report);
  const takeFile = fetchSiteFiles(post);
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    const read = error ? readError(error, pathOf) : { text: message };
    const path = pathOf(filename);
    report(read.path || !path ? read : { ...read, path, line: lineno, column: colno });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(readError(reason, pathOf)));

  async function show(request: RunRequest): Promise<void> {
    run = request.run;
    document.documentElement.dir = request.direction;
    document.documentElement.lang = request.lang;
    document.title = request.title;
    document.body.dataset.layout = request.layout ?? '';
    let isBroken = false;
    const note = () => (isBroken = true);
    window.addEventListener('error', note);
    const scripts = await loadScripts(request, registry, (url, path) => paths.set(url, path));
    window.removeEventListener('error', note);
    if (isBroken) return;
    try {
      const styles: string[] = [];
      const exports = scripts.evaluate(request.main, (css) => styles.push(css));
      const content = await renderStory(project, findComponent(exports, request.main), request);
      const onError = (error: unknown) => report(readError(error, pathOf));
      const isFirst = !shown;
      shown = showStory({ storyId: request.story.id, styles, content, onError }, shown);
      // Until now, the frame has the height of the story that it replaces.
      if (isFirst) reportHeight((height) => post({ type: 'height', height }));
      post({ type: 'shown', run });
    } catch (error) {
      report(readError(error, pathOf));
    }
  }

  let running = Promise.resolve();
  window.addEventListener('message', ({ source, data }: MessageEvent<PageMessage>) => {
    if (source !== page) return;
    if (data.type === 'run') running = running.then(() => show(data));
    if (data.type === 'theme') setTheme(data.theme);
    if (data.type === 'ping') post({ type: 'pong', id: data.id });
    if (data.type === 'fetched') takeFile(data.id, data.file);
  });
  setTheme(window.location.hash === '#dark' ? 'dark' : 'light');
  // Code that navigates away before the document has loaded would be taken for the frame.
  window.addEventListener('load', () => post({ type: 'ready' }));
}

/** Renders the component as the project renders the story, with decorators and loaded data. */
async function renderStory(
  project: ProjectAnnotations,
  component: ComponentType<object>,
  { story: { args, parameters, ...data }, globals }: RunRequest,
): Promise<ReactNode> {
  const story = composeStory(project, { component, parameters }, { args }, data);
  const loaded = story.hasLoaders ? await story.load({ globals }) : {};
  return createElement(story.Component, { globals, loaded });
}

function setTheme(theme: Theme): void {
  const { dataset, style } = document.documentElement;
  dataset.siteTheme = theme;
  style.colorScheme = theme;
}

/** The component of a story's main file: its default export, or else the first export named like a component. */
function findComponent(exports: Record<string, unknown>, path: string): ComponentType<object> {
  const [found] = [
    exports.default,
    ...Object.entries(exports).flatMap(([name, value]) => (/^[A-Z]/.test(name) ? [value] : [])),
  ].filter((value) => value !== undefined);
  if (found !== undefined) return found as ComponentType<object>;
  throw new FrameFault('noComponent', { file: path.slice(path.lastIndexOf('/') + 1) });
}
