import { addons } from 'storybook/internal/preview-api';
import loaders from 'virtual:demo-projects';
import { EVENTS } from './constants.ts';
import type { ProjectAnswer } from './types.ts';

const channel = addons.getChannel();

function sendFiles(): void {
  channel.emit(EVENTS.files, Object.keys(loaders));
}

async function sendProject(storiesFile: unknown): Promise<void> {
  if (typeof storiesFile !== 'string' || !Object.hasOwn(loaders, storiesFile)) return;
  const project = await loaders[storiesFile]?.().catch(() => undefined);
  channel.emit(EVENTS.project, { storiesFile, project } satisfies ProjectAnswer);
}

channel.on(EVENTS.askFiles, sendFiles);
channel.on(EVENTS.askProject, (storiesFile: unknown) => void sendProject(storiesFile));

// The manager may have asked before this module was there to answer.
sendFiles();
