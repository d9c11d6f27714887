import type { Root } from 'hast';
import type { StoryReport } from './BuildReport.ts';
import type { StaticHtml } from './PageModule.ts';
import type { SearchPage } from './SearchPage.ts';
import type { Warning } from './Warning.ts';

/** Text of a page's article, without live stories and controls. */
export interface Article extends Pick<
  SearchPage,
  'text' | 'code' | 'keywords' | 'sections' | 'properties'
> {
  /** Text of its first heading of level 1; empty without one. */
  title: string;
}

/** A rendered page: its HTML, the data of its document's head, and the renderer's report on its content. */
export interface RenderedPage {
  html: string;
  title: string;
  description: string;
  lang: string;
  /** Whether it is a standalone story, without the frame. */
  isStandalone: boolean;
  /** The stories that the page shows, each once. */
  stories: StoryReport[];
  /** Whether it shows controls. Their script is loaded when a reader touches them, their styles with the page. */
  usesControls: boolean;
  article: Article;
  /** The elements of the article: stories are empty, and code has no colors. */
  content: Root;
  /** Addresses on this host of the images, videos and sounds that the page shows, without query and hash. */
  media: string[];
  /**
   * Styles that styled-components writes for the page; stories have their own. React keeps the class names of the HTML.
   */
  css?: string;
  /** Static HTML that the browser's page shows and this HTML does not contain. */
  statics?: StaticHtml;
  /** Stories files that threw during rendering, also those of other pages, and `PREVIEW` if the preview threw. */
  broken: string[];
  /**
   * Whether the whole page is rendered with a DOM, because it, one of its modules or the preview throws without one.
   */
  withDom?: boolean;
  /** Whether loaders have run for it, which may return something else the next time, such as today's date. */
  hasLoaded?: boolean;
  /** Whether the page has elements where HTML allows none, so that React would not find its own in the document. */
  isRepaired?: boolean;
  /** Problems of the page, each with its fix. */
  warnings: Warning[];
}

/** HTML of the stories of a page, by their ids: for each place of the story, where there is HTML. */
export type StoriesHtml = Record<string, { html: (string | undefined)[]; reason?: string }>;

/** Why a story is not rendered at all, first without a DOM and then with one. */
export const joinReasons = (without = '', withDom = ''): string =>
  without === withDom ? without : `${without}; with a DOM: ${withDom}`;

/** A page, and whether the browser renders the same HTML and can hydrate it. */
export interface RenderedHere extends RenderedPage {
  isSame: boolean;
}
