import type { Annotations, Loader, Parameters, StoryContext } from './types.ts';

/** The mocks of a story. */
export interface StoryMocks {
  /** Whether the story has handlers, its own or those of all stories. */
  isMocked: boolean;
  /** Parts of its file that set handlers, apart from those of all stories; equal parts mean equal handlers. */
  own?: readonly unknown[];
  /** Runs a function that renders it in Node, with its handlers and no other story's. */
  run<T>(render: () => T, context: StoryContext): T;
  /** Runs its loaders with its handlers, and starts MSW before and after. */
  load<T>(loaders: () => Promise<T>, context: StoryContext): Promise<T>;
}

/** MSW, in a site whose stories have handlers. */
interface Mocks {
  /** Replaces the preview's loader that sets handlers; the site sets them for each story itself. */
  loader: unknown;
  read(
    parameters: Parameters,
    levels: readonly [project: Annotations, meta: Annotations, story: Annotations],
  ): StoryMocks;
  /** Runs a function of the preview before the first story. */
  prepareOnce(prepare: () => unknown): void;
  /** Starts MSW if handlers wait for it; undefined if a story has nothing to wait for. */
  start(): Promise<void> | undefined;
  /** Starts MSW in Node, where rendering does not wait for it. */
  startInNode(): Promise<void>;
  /** Forgets the handlers of the stories of a page. */
  reset(): void;
}

/** Undefined where no module of the page imports MSW or its addon, so that pages without handlers do not load it. */
export let mocks: Mocks | undefined;

export function provideMocks(provided: Mocks): void {
  mocks = provided;
}

export const NO_MOCKS: StoryMocks = {
  isMocked: false,
  run: (render) => render(),
  load: (loaders) => loaders(),
};

/** A list of loaders without that of MSW. */
export const withoutMocks = (loaders: Loader[]): Loader[] =>
  loaders.filter((loader) => loader !== mocks?.loader);
