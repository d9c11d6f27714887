import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'virtual:site-styles';
import { watchEmotion, type EmotionSheet } from './emotionStyles.ts';
import { LoadedStories } from './LoadedStories.ts';
import { hasUnread, repairHtml } from './repairHtml.ts';
import { dropModuleOrigin, marks } from '../../core/marks.ts';
import { joinReasons, type RenderedPage, type StoriesHtml } from '../../core/RenderedPage.ts';
import { findLiveRenderer, hasDom, noteStory, whySkipped } from './serverThread.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { idPrefixOf, type StoryHtml } from '../../runtime/story/Island.tsx';
import { LiveStory } from '../../runtime/story/LiveStory.tsx';
import { messageOf } from '../../core/describeError.ts';
import { t } from '../../core/texts/server.ts';
import type { Warning } from '../../core/Warning.ts';

/** Facts collected about a page while it is rendered. */
export type RenderLog = Pick<RenderedPage, 'stories' | 'usesControls' | 'warnings'> & {
  /** The keywords of these stories, from their parameters, by id. */
  keywords: Record<string, string[]>;
};

/** HTML of stories, passed from a thread with a DOM to one without. */
export interface SharedHtml {
  /** For the stories that throw here. */
  given?: StoriesHtml;
  /** Collects the HTML of all stories that are rendered here. */
  kept?: StoriesHtml;
}

/** Creates the renderer of a page's stories, each a React root of its own, as the browser hydrates it. */
export function createStoryRenderer(
  log: RenderLog,
  { given, kept }: SharedHtml = {},
  loaded = new LoadedStories(),
): (story: SiteStory) => StoryHtml {
  const seen: string[] = [];
  return (story) => {
    const { id, embedded } = story;
    if (embedded !== undefined) {
      if (!seen.includes(id))
        log.stories.push({ id, shown: 'framed', ownPage: true, reason: embedded });
      seen.push(id);
      return { html: '', shown: 'framed' };
    }
    const index = seen.filter((other) => other === id).length;
    seen.push(id);
    const first = renderStory(story, index, loaded);
    const other = first.shown === 'browser' ? given?.[id] : undefined;
    const { reason, warning, withDom, ...rendered } = other
      ? withOther(first, other, index)
      : first;
    if (kept) keep(kept, id, index, { ...rendered, reason });
    if (index === 0) {
      log.stories.push({ id, shown: rendered.shown, withDom, reason });
      log.keywords[id] = readKeywords(story);
      if (warning) log.warnings.push(warning);
    }
    return rendered;
  };
}

/** Synonyms of a story's topic, for the search. */
function readKeywords({ composed }: SiteStory): string[] {
  const { keywords } = (composed.parameters.storysite ?? {}) as { keywords?: unknown };
  const list: unknown[] = Array.isArray(keywords) ? keywords : [];
  return list.filter((keyword) => typeof keyword === 'string');
}

/** Takes the place of a story on which the build has given up: what never ends would freeze the page, too. */
const renderStart = () =>
  renderToString(
    <p role="status">
      {`${t('storyUnfinished')} `}
      <button type="button" {...{ [marks.start]: '' }}>
        {t('startStory')}
      </button>
    </p>,
  );

interface Rendered extends StoryHtml {
  /** Why it is not prerendered, or only with a DOM. */
  reason?: string;
  withDom?: boolean;
  /** A problem of a story that is shown anyway. */
  warning?: Warning;
}

/**
 * The HTML of a story that React renders only in a browser, for example because of a portal; undefined without a DOM.
 */
function renderLive(story: SiteStory, index: number, loaded: LoadedStories): string | undefined {
  const { Component } = story.composed;
  const render = (place: HTMLElement) => (
    <Component loaded={loaded.get(story)} canvasElement={place} />
  );
  const readSheets = watchEmotion();
  let html: string | undefined;
  try {
    html = story.composed.mock(() => findLiveRenderer()?.(render, idPrefixOf(story, index)));
  } catch {
    // The browser shows the error.
  }
  const sheets = readSheets(html ?? '');
  return html && printSheets(sheets) + html;
}

const printSheets = (sheets: EmotionSheet[]) =>
  sheets.map(({ name, css }) => `<style data-emotion="${name}">${css}</style>`).join('');

function keep(kept: StoriesHtml, id: string, index: number, { html, shown, reason }: Rendered) {
  const all = (kept[id] ??= { html: [] });
  if (shown === 'prerendered') all.html[index] = html;
  else all.reason = reason;
}

/** A story that throws here, with its HTML from a thread with a DOM, or with the reason why there is none. */
function withOther(first: Rendered, other: StoriesHtml[string], index: number): Rendered {
  const html = other.html[index];
  if (html) return withHtml(first, html);
  return { ...first, reason: joinReasons(first.reason, other.reason) };
}

/** A story that throws here, with HTML from a thread with a DOM. It is not hydrated, since the browser's may differ. */
const withHtml = ({ reason }: Rendered, html: string): Rendered => ({
  html,
  shown: 'prerendered',
  isRepaired: true,
  withDom: true,
  reason,
});

const REPAIRED = { isRepaired: true };

/** HTML, and the styles that libraries would write into the document. */
interface Styled {
  html: string;
  css: string;
  sheets: EmotionSheet[];
}

/**
 * Renders HTML, with the styles that styled-components and Emotion would write into the document. Their class names
 * depend on the order in which modules run, so the browser's may differ.
 */
export function renderStyled(live: ReactElement, options?: { identifierPrefix: string }): Styled {
  const readSheets = watchEmotion();
  let sheets: EmotionSheet[] = [];
  let rendered = { html: '', css: '' };
  try {
    rendered = collectStyles(live, options);
  } finally {
    // Also after an error, whose caches would otherwise never be read.
    sheets = readSheets(rendered.html);
  }
  return { ...rendered, sheets };
}

function collectStyles(live: ReactElement, options?: { identifierPrefix: string }) {
  if (!ServerStyleSheet) return { html: renderToString(live, options), css: '' };
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(live), options);
    return {
      html,
      css: sheet
        .getStyleTags()
        .replace(/<[^>]*>/g, '')
        .trim(),
    };
  } finally {
    sheet.seal();
  }
}

function renderStory(story: SiteStory, index: number, loaded: LoadedStories): Rendered {
  const skipped = whySkipped(story.id);
  if (skipped !== undefined) return { html: renderStart(), shown: 'browser', reason: skipped };
  try {
    noteStory(story.id);
    const options = { identifierPrefix: idPrefixOf(story, index) };
    const live = <LiveStory story={story} loaded={loaded.get(story)} />;
    const { html, css, sheets } = story.composed.mock(() => renderStyled(live, options));
    const emotion = printSheets(sheets);
    // Not under the library's own attribute, or the library would move it out of the story. Such a story is not
    // hydrated.
    const styles = css && `<style ${marks.storyStyle}>${css}</style>`;
    if (story.framed) return { html, shown: 'framed', reason: story.framed };
    const repaired = repairHtml(html);
    if (hasDom)
      return withHtml({ html, shown: 'browser' }, styles + emotion + (repaired?.html ?? html));
    if (!repaired) {
      const isRepaired = styles !== '' || hasUnread(html);
      return { html: styles + emotion + html, shown: 'prerendered', ...(isRepaired && REPAIRED) };
    }
    const text = `The story ${story.id} has a <${repaired.element}> where HTML allows none, so it is not hydrated but rendered again. Put the element elsewhere, or use another.`;
    return {
      html: styles + emotion + repaired.html,
      shown: 'prerendered',
      ...REPAIRED,
      warning: { code: 'nesting', text },
    };
  } catch (error) {
    loaded.ask(story);
    const html = renderLive(story, index, loaded);
    if (html) return withHtml({ html, shown: 'browser' }, html);
    const reason = dropModuleOrigin(messageOf(error));
    return { html: '', shown: 'browser', reason };
  } finally {
    noteStory();
  }
}
