import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { typescript } from '../setup.mjs';
import type { PreviewState } from './PreviewState.ts';

/** A preview in a process of its own. */
export interface LoadedPreview {
  url: string;
  readState(): Promise<PreviewState>;
  close(): void;
}

async function hear(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The preview ended with code ${code} before it answered.`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message;
}

/** Starts the preview of a built site in a process of its own, so that what it holds can be told from the load's. */
export async function startLoadedPreview(dir: string): Promise<LoadedPreview> {
  const child = fork(fileURLToPath(new URL('previewProcess.ts', import.meta.url)), [dir], {
    execArgv: [...typescript, '--expose-gc'],
  });
  const url = String(await hear(child));
  return {
    url,
    readState: async () => {
      child.send('state');
      return (await hear(child)) as PreviewState;
    },
    close: () => child.kill(),
  };
}
