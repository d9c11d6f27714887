import { useCallback, useEffect, useRef, useState } from 'react';
import { useChannel } from 'storybook/internal/manager-api';
import { EVENTS } from './constants.ts';
import type { ProjectAnswer, SandboxProject } from './types.ts';

interface Waiting {
  promise: Promise<SandboxProject>;
  resolve(project: SandboxProject): void;
  reject(error: Error): void;
}

/** What the preview knows of the demos, for the manager: which stories files have one, and each one's project. */
export function useProjects() {
  const [files, setFiles] = useState<string[]>([]);
  const waiting = useRef(new Map<string, Waiting>());

  const emit = useChannel({
    [EVENTS.files]: (all: string[]) => setFiles(all),
    [EVENTS.project]: ({ storiesFile, project }: ProjectAnswer) => {
      const asked = waiting.current.get(storiesFile);
      waiting.current.delete(storiesFile);
      if (project) asked?.resolve(project);
      else asked?.reject(new Error(`The project of ${storiesFile} could not be loaded.`));
    },
  });

  useEffect(() => emit(EVENTS.askFiles), [emit]);

  const loadProject = useCallback(
    (storiesFile: string) => {
      const asked = waiting.current.get(storiesFile) ?? createWaiting();
      waiting.current.set(storiesFile, asked);
      emit(EVENTS.askProject, storiesFile);
      return asked.promise;
    },
    [emit],
  );

  return { files, loadProject };
}

function createWaiting(): Waiting {
  let settle: Omit<Waiting, 'promise'> = { resolve: () => {}, reject: () => {} };
  const promise = new Promise<SandboxProject>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}
