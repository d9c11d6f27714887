import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import manifest from 'virtual:site-manifest';
import stories from 'virtual:site-stories';
import siteConfig from 'virtual:site-config';
import '../theme/styles/site.css';
import { idPrefixOf, type Shown, type StoryHtml, StoryHtmlContext } from './Island.tsx';
import type { DemoStory } from './DemoStory.ts';
import { LiveStory } from './LiveStory.tsx';
import { provideStaticHtml } from './staticHtmlStore.ts';
import { AppView } from './App.tsx';
import { Root } from './Root.tsx';
import { toHref } from '../shared/routes.ts';
import { type Screen, screenTitle } from './Screen.ts';

/** A page's HTML and the data of its document's head. */
export interface RenderedPage {
  html: string;
  title: string;
  description: string;
  lang: string;
  /** Whether it is a standalone story, without the frame. */
  isStandalone: boolean;
}

/** Renders the page or the standalone story at a route path. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const loader = manifest.pages[path] ?? stories[path];
  if (!loader) throw new Error(`No page to render at ${path}.`);
  provideStaticHtml((await loader.statics?.())?.default ?? {});
  return render({ kind: 'page', pathname: path, module: await loader.module() });
}

/** Renders the page for an unknown address; without `path` it is the deploy's `404.html`. */
export function renderNotFound(path = '', message?: string): RenderedPage {
  return render({
    kind: 'not-found',
    pathname: path,
    path,
    message,
    suggestions: manifest.menu.flatMap(({ links }) => links).slice(0, 3),
  });
}

function render(screen: Screen): RenderedPage {
  const page = screen.kind === 'page' ? screen.module.page : undefined;
  return {
    html: renderApp(screen.pathname, <AppView screen={screen} pending={false} announcement="" />),
    title: `${screenTitle(screen)} - ${siteConfig.title}`,
    description: page?.description ?? siteConfig.description,
    lang: page?.lang ?? siteConfig.locales[0]?.lang ?? 'en',
    isStandalone: screen.kind === 'page' && screen.module.standalone,
  };
}

function renderApp(path: string, app: ReactElement): string {
  const { base } = siteConfig;
  return renderToString(
    <StaticRouter basename={base} location={toHref(encodeURI(path || '/'), siteConfig)}>
      <Root base={base}>
        <StoryHtmlContext.Provider value={createStoryRenderer()}>{app}</StoryHtmlContext.Provider>
      </Root>
    </StaticRouter>,
  );
}

/** How a story is shown, and why not prerendered. */
export interface StoryReport {
  id: string;
  shown: Shown;
  reason?: string;
}

const reports = new Map<string, StoryReport>();

/** How the stories rendered so far are shown, each once; the next call tells of those rendered since. */
export function takeStoryReports(): StoryReport[] {
  const taken = [...reports.values()];
  reports.clear();
  return taken;
}

/** Makes what renders the stories of one page, each as its own React root, as the browser hydrates it. */
function createStoryRenderer(): (story: DemoStory) => StoryHtml {
  const seen: string[] = [];
  return (story) => {
    const index = seen.filter((id) => id === story.id).length;
    seen.push(story.id);
    const [rendered, reason] = renderStory(story, index);
    const { id } = story;
    reports.set(id, { id, shown: rendered.shown, ...(reason !== undefined && { reason }) });
    return rendered;
  };
}

function renderStory(story: DemoStory, index: number): [StoryHtml, reason?: string] {
  try {
    const options = { identifierPrefix: idPrefixOf(story, index) };
    const html = renderToString(<LiveStory story={story} loaded={{}} />, options);
    return [{ html, shown: story.framed ? 'framed' : 'prerendered' }, story.framed];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ html: '', shown: 'browser' }, reason];
  }
}
