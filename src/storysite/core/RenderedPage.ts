import type { StoryReport } from './BuildReport.ts';

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
  /** Whether it shows controls. Their script is loaded when a reader touches them, their styles with the page. */
  usesControls: boolean;
  /** What is wrong with the page, each with what to do. */
  warnings: string[];
}
