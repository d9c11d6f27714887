import type { Root } from 'hast';
import type { StoryReport } from './BuildReport.ts';
import type { StaticHtml } from './PageModule.ts';
import type { SearchPage } from './SearchPage.ts';
import type { Warning } from './Warning.ts';

/** What a reader sees of a page's article, without live stories and controls. */
export interface Article extends Pick<SearchPage, 'text' | 'code' | 'sections' | 'properties'> {
  /** Text of its first heading of level 1; empty without one. */
  title: string;
}

/** A rendered page: its HTML, the data of its document's head, and what the renderer knows of its content. */
export interface RenderedPage {
  html: string;
  title: string;
  description: string;
  lang: string;
  /** Whether it is a standalone story, without the frame. */
  isStandalone: boolean;
  /** The stories that the page shows, each once. */
  stories: StoryReport[];
  /** The keywords of these stories, from their parameters. */
  keywords: string[];
  /** Whether it shows controls. Their script is loaded when a reader touches them, their styles with the page. */
  usesControls: boolean;
  article: Article;
  /** The elements of the article: stories are empty, and code has no colours. */
  content: Root;
  /** Addresses on this host of the images, videos and sounds that the page shows, without query and hash. */
  media: string[];
  /** What styled-components writes for the page itself; stories have theirs. React leaves the class names of the HTML as they are. */
  css?: string;
  /** Static HTML that the browser's page shows and this HTML does not contain. */
  statics?: StaticHtml;
  /** Stories files that throw where it was rendered, though not all are of this page, and the preview if it does (`PREVIEW`). */
  broken: string[];
  /** Whether the whole page is rendered with a DOM, since it, a module of it or the preview throws without. */
  withDom?: boolean;
  /** Whether loaders have run for it, which may return something else the next time, such as today's date. */
  hasLoaded?: boolean;
  /** Whether the page has elements where HTML allows none, so that React would not find its own in the document. */
  isRepaired?: boolean;
  /** What is wrong with the page, each with what to do. */
  warnings: Warning[];
}

/** HTML of the stories of a page, by their ids: for each place of the story, where there is HTML. */
export type StoriesHtml = Record<string, { html: (string | undefined)[]; reason?: string }>;

/** Why a story is not rendered at all, first without a DOM and then with one. */
export const joinReasons = (without = '', withDom = ''): string =>
  without === withDom ? without : `${without}; with a DOM: ${withDom}`;

/** A page, and whether the browser renders the same one, which it then hydrates. */
export interface RenderedHere extends RenderedPage {
  isSame: boolean;
}
