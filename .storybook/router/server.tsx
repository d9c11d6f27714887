import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import manifest from 'virtual:site-manifest';
import stories from 'virtual:site-stories';
import siteConfig from 'virtual:site-config';
import '../../src/styles/site.css';
import { provideStagePrinter, stageKey } from '../../src/demo/DemoStage.tsx';
import type { DemoStory } from '../../src/demo/DemoStory.ts';
import { LiveDemo } from '../../src/demo/LiveDemo.tsx';
import { idPrefixOf } from '../../src/demo/stageRoots.tsx';
import { PageProvider } from '../../src/page/PageContext.ts';
import { provideStaticHtml } from '../../src/page/staticHtmlStore.ts';
import { AppView } from './App.tsx';
import type { PageModule } from './PageModule.ts';
import { Root } from './Root.tsx';
import { toHref } from './routes.ts';
import type { Screen } from './Screen.ts';
import { screenTitle } from './screenTitle.ts';

export { inlineScript } from './inlineScript.ts';

/** A page as HTML, with what its document's head says. */
export interface RenderedPage {
  html: string;
  title: string;
  description: string;
  lang: string;
  /** Source paths of the modules with the stories of its live demos. */
  storiesFiles: string[];
}

/** The demos of what is being rendered. */
const printed = new Map<DemoStory, string>();

provideStagePrinter((demo) => {
  const html = renderToString(<LiveDemo demo={demo} />, { identifierPrefix: idPrefixOf(demo) });
  printed.set(demo, html);
  return html;
});

/** Renders the page or the demo at a route path. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const module = await loadPage(path);
  return render({ kind: 'page', pathname: path, module });
}

/** The demos of every docs page as they are at first: HTML by `stageKey`, by the page's path. */
export type Stages = Record<string, Record<string, string>>;

/** Prints the demos of all docs pages, without what stands round them. */
export async function renderStages(): Promise<Stages> {
  const all: Stages = {};
  // A page that throws has none: that is told of when it is prerendered.
  for (const path of Object.keys(manifest.pages))
    all[path] = await printStages(path).catch(() => ({}));
  return all;
}

async function printStages(path: string): Promise<Record<string, string>> {
  const { page, Content } = await loadPage(path);
  printed.clear();
  print(
    path,
    <PageProvider value={page}>
      <Content />
    </PageProvider>,
  );
  return Object.fromEntries([...printed].map(([demo, html]) => [stageKey(demo), html]));
}

async function loadPage(path: string): Promise<PageModule> {
  const loader = manifest.pages[path] ?? stories[path];
  if (!loader) throw new Error(`No page to render at ${path}.`);
  provideStaticHtml((await loader.statics?.())?.default ?? {});
  return loader.module();
}

/** Renders the page for an address that leads nowhere; without `path` it is the deploy's `404.html`. */
export function renderNotFound(path = ''): RenderedPage {
  return render({
    kind: 'not-found',
    pathname: path,
    path,
    suggestions: manifest.menu.flatMap(({ links }) => links).slice(0, 3),
  });
}

/** Renders the message for a demo id that no story has. */
export function renderUnknownDemo(uuid: string): RenderedPage {
  return render({ kind: 'unknown-demo', pathname: '', uuid });
}

function render(screen: Screen): RenderedPage {
  const page = screen.kind === 'page' ? screen.module.page : undefined;
  printed.clear();
  const html = print(
    screen.pathname,
    <AppView shown={{ screen, menu: manifest.menu }} pending={false} announcement="" />,
  );
  return {
    html,
    title: `${screenTitle(screen)} - ${siteConfig.title}`,
    description: page?.description ?? siteConfig.description,
    lang: page?.lang ?? siteConfig.locales[0]?.lang ?? 'en',
    storiesFiles: [...new Set([...printed.keys()].map(({ storiesFile }) => storiesFile))],
  };
}

function print(path: string, part: ReactElement): string {
  const { base } = siteConfig;
  return renderToString(
    <StaticRouter basename={base} location={toHref(encodeURI(path || '/'), siteConfig)}>
      <Root base={base}>{part}</Root>
    </StaticRouter>,
  );
}
