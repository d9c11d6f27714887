import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import languages from 'virtual:site-languages';
import menus from 'virtual:site-menus';
import pages from 'virtual:site-pages';
import stories from 'virtual:site-stories';
import siteConfig from 'virtual:site-config';
import { problem } from 'virtual:site-project';
import { OwnPageContext } from '../../theme/blocks/AutodocsPage.tsx';
import { CanRenderContext } from '../../theme/blocks/DocsFrame.tsx';
import { provideTextCompiler } from '../../theme/blocks/DocsText.tsx';
import { compileLateText } from '../../docs/lateText.ts';
import { ControlsHtmlContext } from '../../theme/Controls/LazyControls.tsx';
import type { ControlsPanelProps } from '../../theme/Controls/ControlsPanel.tsx';
import { renderControls } from '../../theme/Controls/renderControls.tsx';
import '../../theme/styles/site.css';
import { NotFound } from '../../theme/NotFound.tsx';
import { StoryHtmlContext } from '../../runtime/story/Island.tsx';
import { brokenFiles, mockInNode } from '../../runtime/story/stories.ts';
import { listHeadings, type PageContent, readContent } from './readContent.ts';
import { LoadedStories } from './LoadedStories.ts';
import {
  createStoryRenderer,
  renderStyled,
  type RenderLog,
  type SharedHtml,
} from './renderStory.tsx';
import { provideStaticHtml } from '../../runtime/StaticHtml.tsx';
import { providePlatform } from '../../docs/code/captureStory.tsx';
import { renderWhole } from '../../docs/code/lateHtml.ts';
import { noteStory, whySkipped } from './serverThread.ts';
import { AppView } from '../AppView.tsx';
import { SiteRoot } from '../../runtime/SiteRoot.tsx';
import { defaultLanguage, localeOf, setLanguage } from '../../runtime/language.ts';
import { menuOfPage } from '../../core/menu.ts';
import type { Page } from '../../core/Page.ts';
import {
  type PageModule,
  pickPage,
  type SiteLanguage,
  type StaticHtml,
} from '../../core/PageModule.ts';
import { dropModuleOrigin, marks, PREVIEW } from '../../core/marks.ts';
import type { RenderedPage, StoriesHtml } from '../../core/RenderedPage.ts';
import { type Screen, windowTitle } from '../../runtime/navigation/Screen.ts';
import { t } from '../../core/texts/server.ts';
import type { Warning } from '../../core/Warning.ts';
import { messageOf } from '../../core/describeError.ts';

export { provideHighlight } from '../../docs/code/storyCode.ts';

async function loadLanguage(path: string): Promise<Required<SiteLanguage>> {
  const module = await languages[localeOf(path)?.lang ?? '']?.();
  return { ...defaultLanguage, ...module?.language };
}

/** Renders the page or the standalone story at a route path, optionally without the project's own `docs.page`. */
export async function renderPage(
  path: string,
  withOwnPage = true,
  shared: SharedHtml = {},
): Promise<RenderedPage> {
  const language = await loadLanguage(path);
  const loader = pages[path] ?? stories[path];
  if (!loader) throw new Error(`There is no page to render at ${path}.`);
  const module = pickPage(await loader.module(), path);
  await mockInNode();
  if (!module) throw new Error(`The module of ${path} has no page for it.`);
  const LateOpening = await fillOpening(module);
  const statics = await readStatics(path);
  provideStaticHtml(statics);
  const withDefault = () => (
    <OwnPageContext.Provider value={false}>
      <module.Content />
    </OwnPageContext.Provider>
  );
  const Content = withOwnPage ? module.Content : withDefault;
  const loaded = new LoadedStories();
  let { headings } = module.page;
  const renderNow = () =>
    renderWhole(() => {
      // Ids are counted by page object, so each rendering needs a new one.
      const page = { ...module.page, headings };
      const parts = { ...module, LateOpening, page, Content };
      return renderModule(parts, language, { ...shared, loaded });
    });
  let rendered = await renderNow();
  if (await loaded.load()) rendered = await renderNow();
  let page = addContent(rendered, module.page);
  const found = module.page.isMadeOfStories ? listHeadings(page.content) : headings;
  if (JSON.stringify(found) !== JSON.stringify(headings)) {
    headings = found;
    page = addContent(await renderNow(), module.page);
  }
  if (loaded.hasRun) page = { ...page, hasLoaded: true };
  return withOwnPage ? page : { ...page, statics };
}

/** The opening of a home page with its content, which the browser has in its document. */
async function fillOpening({ LateOpening, loadOpening }: PageModule) {
  const { Opening } = (await loadOpening?.()) ?? {};
  if (!LateOpening || !Opening) return undefined;
  return () => (
    <LateOpening>
      <Opening />
    </LateOpening>
  );
}

/** Renders the stories of a page to HTML, for a thread in which some of them throw. */
export async function renderStories(path: string, withOwnPage = true): Promise<StoriesHtml> {
  const kept: StoriesHtml = {};
  await renderPage(path, withOwnPage, { kept });
  return kept;
}

/** The static HTML of a page, which is in its document but not in its module. */
async function readStatics(path: string): Promise<StaticHtml> {
  const statics = await pages[path]?.statics?.();
  return (await statics?.default()) ?? {};
}

/** Renders a page or story whose content throws here: with a notice in its place, until the browser renders it. */
export async function renderWithout(page: Page, standalone: boolean): Promise<RenderedPage> {
  const Content = () => (
    <p role="status" {...{ [marks.shown]: 'waiting' }}>
      {t('pageNeedsScript')}
    </p>
  );
  const language = await loadLanguage(page.path);
  const rendered = addContent(renderModule({ page, standalone, Content }, language));
  return { ...rendered, statics: await readStatics(page.path).catch(() => undefined) };
}

/** Renders the page for an unknown address; without `path` it is the deploy's `404.html`. */
export async function renderNotFound(path = '', message?: string): Promise<RenderedPage> {
  const language = await loadLanguage(path);
  const whole = menus[language.lang] ?? [];
  const suggestions = whole.flatMap(({ links }) => links).slice(0, 3);
  const menu = menuOfPage(whole);
  return addContent(
    render(
      { kind: 'not-found', pathname: path, path, message, suggestions, View: NotFound, menu },
      language,
    ),
  );
}

type Shared = SharedHtml & { loaded?: LoadedStories };

type RenderedHtml = Omit<
  RenderedPage,
  keyof PageContent | 'broken' | 'withDom' | 'hasLoaded' | 'isRepaired'
> &
  Pick<RenderLog, 'keywords'>;

/** Adds data that needs the whole HTML of a page, and the files whose import has failed by then. */
function addContent(
  { keywords, ...rendered }: RenderedHtml,
  { path, isMadeOfStories }: Partial<Pick<Page, 'path' | 'isMadeOfStories'>> = {},
): RenderedPage {
  const { lead, repaired, ...content } = readContent(rendered.html, isMadeOfStories, keywords);
  return {
    ...rendered,
    ...(repaired && {
      html: repaired.html,
      isRepaired: true,
      warnings: [...rendered.warnings, misplaced(repaired.element, path ?? '')],
    }),
    description: rendered.description || lead || siteConfig.description,
    broken: [...(problem.error === undefined ? [] : [PREVIEW]), ...brokenFiles],
    ...content,
  };
}

function misplaced(element: string, path: string): Warning {
  const text = `The page ${path} has a <${element}> where HTML allows none, so it is not hydrated but rendered again. Put the element elsewhere, or use another.`;
  return { code: 'nesting', text };
}

function renderModule(
  module: PageModule,
  language: Required<SiteLanguage>,
  shared?: Shared,
): RenderedHtml {
  const { path, group } = module.page;
  const menu = menuOfPage(menus[language.lang] ?? [], group);
  return render({ kind: 'page', pathname: path, module, menu }, language, shared);
}

/** Whether the text below the title can describe the screen, which is not so for stories and missing pages. */
const hasLead = (screen: Screen) => screen.kind === 'page' && !screen.module.standalone;

function render(screen: Screen, language: Required<SiteLanguage>, shared?: Shared): RenderedHtml {
  setLanguage(language);
  const page = screen.kind === 'page' ? screen.module.page : undefined;
  const log: RenderLog = { stories: [], keywords: {}, usesControls: false, warnings: [] };
  const app = <AppView screen={screen} pending={false} announcement="" />;
  const { html, css: own, sheets } = renderApp(app, log, shared);
  const css = [own, ...sheets.map((sheet) => sheet.css)].join('');
  return {
    html: dropModuleOrigin(html),
    ...(css && { css }),
    title: windowTitle(screen),
    description: hasLead(screen) ? (page?.description ?? '') : siteConfig.description,
    lang: page?.lang ?? localeOf(screen.pathname)?.lang ?? 'en',
    isStandalone: screen.kind === 'page' && screen.module.standalone,
    ...log,
  };
}

function renderApp(app: ReactElement, log: RenderLog, shared?: Shared) {
  const renderPanel = (props: ControlsPanelProps) => {
    log.usesControls = true;
    return renderControls(props);
  };
  return renderStyled(
    <SiteRoot>
      <CanRenderContext.Provider value={(container) => canRender(container, log)}>
        <ControlsHtmlContext.Provider value={renderPanel}>
          <StoryHtmlContext.Provider value={createStoryRenderer(log, shared, shared?.loaded)}>
            {app}
          </StoryHtmlContext.Provider>
        </ControlsHtmlContext.Provider>
      </CanRenderContext.Provider>
    </SiteRoot>,
  );
}

provideTextCompiler(compileLateText);

providePlatform({
  isLive: false,
  render: renderToString,
  begin(storyId) {
    if (whySkipped(storyId) !== undefined) throw new Error('The build has given up on it.');
    noteStory(storyId);
  },
  end: noteStory,
});

/** Whether the project's docs container can be rendered here; if it throws, adds a warning. */
function canRender(container: ReactElement, log: RenderLog): boolean {
  try {
    renderToString(container);
    return true;
  } catch (cause) {
    log.warnings.push({
      code: 'docs-container',
      text: `docs.container in the preview throws on the server (${messageOf(cause)}), so docs pages are shown without it. Make it render without a browser and without Storybook's context.`,
    });
    return false;
  }
}
