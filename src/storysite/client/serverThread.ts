import { parentPort, workerData } from 'node:worker_threads';

const data = workerData as { skipped?: ReadonlyMap<string, string> } | null;

/** Stands for the preview file. */
export const PREVIEW = 'the preview';

/** Throws for a story, by its id, or a module, by its file, with which the build has given up before. */
export function refuseSkipped(what: string): void {
  const reason = data?.skipped?.get(what);
  if (reason !== undefined) throw new Error(reason);
}

/** Tells the build which story is being rendered, in case this never ends. */
export function noteStory(story?: string): void {
  if (data?.skipped) parentPort?.postMessage({ story });
}
