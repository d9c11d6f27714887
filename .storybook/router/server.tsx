import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import manifest from 'virtual:site-manifest';
import stories from 'virtual:site-stories';
import siteConfig from 'virtual:site-config';
import '../../src/styles/site.css';
import { provideStagePrinter } from '../../src/demo/DemoStage.tsx';
import { LiveDemo } from '../../src/demo/LiveDemo.tsx';
import { idPrefixOf } from '../../src/demo/stageRoots.tsx';
import { provideStaticHtml } from '../../src/page/StaticHtml.tsx';
import { AppView } from './App.tsx';
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

const storiesFiles = new Set<string>();

provideStagePrinter((demo) => {
  storiesFiles.add(demo.storiesFile);
  return renderToString(<LiveDemo demo={demo} />, { identifierPrefix: idPrefixOf(demo) });
});

/** Renders the page or the demo at a route path. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const loader = manifest.pages[path] ?? stories[path];
  if (!loader) throw new Error(`No page to render at ${path}.`);
  const module = await loader.module();
  provideStaticHtml((await loader.statics?.())?.default ?? {});
  return render({ kind: 'page', pathname: path, module });
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
  const { base } = siteConfig;
  const page = screen.kind === 'page' ? screen.module.page : undefined;
  storiesFiles.clear();
  const html = renderToString(
    <StaticRouter basename={base} location={toHref(encodeURI(screen.pathname || '/'), siteConfig)}>
      <Root base={base}>
        <AppView shown={{ screen, menu: manifest.menu }} pending={false} announcement="" />
      </Root>
    </StaticRouter>,
  );
  return {
    html,
    title: `${screenTitle(screen)} - ${siteConfig.title}`,
    description: page?.description ?? siteConfig.description,
    lang: page?.lang ?? siteConfig.locales[0]?.lang ?? 'en',
    storiesFiles: [...storiesFiles],
  };
}
