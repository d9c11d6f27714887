import { describeError, messageOf } from '../../core/describeError.ts';
import { marks, PREVIEW } from '../../core/marks.ts';
import { joinReasons, type RenderedHere, type RenderedPage } from '../../core/RenderedPage.ts';
import type { StoryRoute } from '../../core/routes.ts';
import { buildPage, buildStoryPage } from '../site/buildPage.ts';
import type { Site, SitePage } from '../site/Site.ts';
import { scopeSheet } from '../project/scopeSheet.ts';
import { ThreadEnded } from './callThread.ts';
import type { Renderer } from './createRenderer.ts';

/** The sheets in a story's HTML, ours and those of Emotion, up to their end tags. */
const STYLES = new RegExp(
  `(<style [^>]*(?:${marks.storyStyle}|data-emotion)[^>]*>)(.*?)(?=</style)`,
  'gs',
);

/** The renderer of pages; in development without a DOM, since the browser renders right afterwards. */
export type RouteRenderer = Pick<Renderer, 'renderPage' | 'renderWithout'> &
  Partial<Pick<Renderer, 'inDom' | 'skipped'>>;

/** Renders a page or story; if it throws, the result is the default docs page or a notice, with a warning. */
export async function renderRoute(
  { site, server }: { site: Site; server: RouteRenderer },
  route: SitePage | StoryRoute,
): Promise<RenderedHere> {
  const { path, file } = route;
  let rendered: RenderedPage;
  try {
    rendered = await renderPage(site, server, route, true);
  } catch (error) {
    const cause = `cannot be prerendered: ${describeError(error)}`;
    const stands = await renderDefaultPage(site, server, route);
    if (stands) {
      const text = `The page ${path} is prerendered with the default docs page, since its own ${cause} Let "docs.page" render without a browser.`;
      const warnings = [...stands.warnings, { code: 'prerender' as const, text, file }];
      return { ...scopeStyles(stands), isSame: false, warnings };
    }
    const text = `The page ${path} is shown in the browser only, since it ${cause} Let it render without a browser.`;
    const isStory = route.kind === 'story';
    const page = isStory ? buildStoryPage(site, route) : await buildPage(site, route);
    const notice = await server.renderWithout(page, isStory);
    const warnings = [...notice.warnings, { code: 'prerender' as const, text, file }];
    return { ...notice, isSame: false, warnings };
  }
  const isSame = !rendered.withDom && !rendered.isRepaired && !isBroken(site, route, rendered);
  return { ...scopeStyles(rendered), isSame };
}

/** Scopes styles that libraries have written for a page and its stories, to keep them away from the site's frame. */
function scopeStyles(page: RenderedPage): RenderedPage {
  const html = page.html.replace(STYLES, (_, start, css) => start + scopeSheet(css));
  return { ...page, html, ...(page.css && { css: scopeSheet(page.css) }) };
}

/** Renders a page; if it or some of its stories throw, renders these with a DOM. */
async function renderPage(
  site: Site,
  server: RouteRenderer,
  route: SitePage | StoryRoute,
  withOwnPage: boolean,
): Promise<RenderedPage> {
  const { inDom } = server;
  const { path } = route;
  let page: RenderedPage;
  try {
    page = await server.renderPage(path, withOwnPage);
  } catch (error) {
    // An error that ended its thread would end another one as well.
    if (!inDom || error instanceof ThreadEnded) throw error;
    const whole = await inDom.renderPage(path, withOwnPage).catch(() => undefined);
    if (!whole) throw error;
    return markWhole(whole, () => messageOf(error));
  }
  const failed = listFailed(page).filter((id) => !server.skipped?.has(id));
  if (!inDom || failed.length === 0) return page;
  if (isBroken(site, route, page)) {
    const whole = await inDom.renderPage(path, withOwnPage).catch(() => undefined);
    if (!whole || listFailed(whole).length >= listFailed(page).length) return page;
    const reasons = new Map(page.stories.map(({ id, reason }) => [id, reason]));
    return markWhole(whole, (id) => reasons.get(id));
  }
  const given = await inDom.renderStories(path, withOwnPage).catch(() => undefined);
  if (!given || !failed.some((id) => given[id])) return page;
  return server.renderPage(path, withOwnPage, { given });
}

const listFailed = ({ stories }: RenderedPage): string[] =>
  stories.filter(({ shown }) => shown === 'browser').map(({ id }) => id);

/** A page rendered with a DOM, with the reason why each story needs one. */
function markWhole(page: RenderedPage, reasonOf: (id: string) => string | undefined): RenderedPage {
  const stories = page.stories.map((story) =>
    story.shown === 'framed' ? story : { ...story, reason: reasonIn(story, reasonOf(story.id)) },
  );
  return { ...page, stories, withDom: true };
}

const reasonIn = ({ shown, reason }: RenderedPage['stories'][number], without = reason) =>
  shown === 'browser' ? joinReasons(without, reason) : without;

/** The page of a component without its own `docs.page`; undefined if that would not help. */
async function renderDefaultPage(
  site: Site,
  server: RouteRenderer,
  route: SitePage | StoryRoute,
): Promise<RenderedPage | undefined> {
  if (route.kind === 'story' || route.source === 'mdx') return undefined;
  return renderPage(site, server, route, false).catch(() => undefined);
}

/** Whether the preview or a stories file of the page throws when it is imported. */
function isBroken(site: Site, route: SitePage | StoryRoute, page: RenderedPage): boolean {
  const broken = new Set(page.broken);
  return [PREVIEW, ...listStoriesFiles(site, route, page)].some((file) => broken.has(file));
}

/** The stories files whose annotations a page shows. */
function listStoriesFiles(
  site: Site,
  route: SitePage | StoryRoute,
  rendered: RenderedPage,
): string[] {
  if (route.kind === 'story') return [route.file];
  const shown = [...route.storyIds, ...rendered.stories.map(({ id }) => id)];
  return [...shown.flatMap((id) => site.storiesById.get(id)?.file ?? []), ...route.storiesFiles];
}
