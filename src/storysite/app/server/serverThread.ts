import { parentPort, workerData } from 'node:worker_threads';
import type { ReactNode } from 'react';

const data = workerData as { skipped?: Map<string, string>; dom?: object } | null;

/** Whether this thread has a DOM; its HTML may differ from a browser's. */
export const hasDom = data?.dom !== undefined;

/** Renders as a browser does, with effects and portals; returns the HTML in the place of the element. */
export type RenderLive = (
  render: (place: HTMLElement) => ReactNode,
  identifierPrefix: string,
) => string;

/** Only in a thread with a DOM. */
let liveRenderer: RenderLive | undefined;

export function provideLiveRenderer(render: RenderLive): void {
  liveRenderer = render;
}

export const findLiveRenderer = (): RenderLive | undefined => liveRenderer;

/** Why the build has given up on a story, by its id, or on a module, by its file; undefined if it has not. */
export const whySkipped = (what: string): string | undefined => data?.skipped?.get(what);

/** Skips a story or module that has blocked another thread. */
export function addSkipped(what: string, reason: string): void {
  data?.skipped?.set(what, reason);
}

/** Throws for a module that the build has given up on before. */
export function refuseSkipped(file: string): void {
  const reason = whySkipped(file);
  if (reason !== undefined) throw new Error(reason);
}

/** Reports to the build which story is being rendered, in case it never finishes. */
export function noteStory(story?: string): void {
  if (data?.skipped) parentPort?.postMessage({ story });
}
