import type { ComponentType, ReactNode } from 'react';

/** Values of a story's args by name. */
export type Args = Record<string, unknown>;
/** Values of the globals by name. */
export type Globals = Record<string, unknown>;
/** Static metadata of a project, component or story. */
export type Parameters = Record<string, unknown>;
/** Results of loaders, merged. */
export type Loaded = Record<string, unknown>;

/** Condition under which an arg reaches the story. */
export interface Conditional {
  arg?: string;
  global?: string;
  eq?: unknown;
  neq?: unknown;
  exists?: boolean;
  truthy?: boolean;
}

/** The arg type of an arg or a global. */
export interface ArgType {
  name?: string;
  type?: string | { name: string; [key: string]: unknown };
  control?: unknown;
  /** Values by option; an arg that names an option becomes its value. */
  mapping?: Record<string, unknown>;
  if?: Conditional;
  /** Makes an arg that has no value a function; a string is its name. */
  action?: string | boolean;
  [key: string]: unknown;
}

/** Arg types by the arg's name. */
export type ArgTypes = Record<string, ArgType>;

/** The part of a story's context that exists before it is rendered. */
export interface StaticContext {
  id: string;
  componentId: string;
  name: string;
  /** The same as `name`. */
  story: string;
  title: string;
  /** The same as `title`. */
  kind: string;
  component?: ComponentType<Args>;
  subcomponents?: Record<string, unknown>;
  tags: string[];
  parameters: Parameters;
  argTypes: ArgTypes;
  initialArgs: Args;
  /** The globals that the component or the story sets, which no tool changes. */
  storyGlobals: Globals;
  globalTypes: ArgTypes;
  viewMode: 'docs';
  abortSignal: AbortSignal;
  moduleExport: unknown;
  originalStoryFn: Render;
}

/** The context that decorators, loaders and render functions of a story read, named as in Storybook. */
export interface StoryContext extends StaticContext {
  /** Mapped, and without those whose condition is not met. */
  args: Args;
  /** As they were set. */
  unmappedArgs: Args;
  globals: Globals;
  loaded: Loaded;
  canvasElement?: HTMLElement;
  [key: string]: unknown;
}

/** Changes of the context that a decorator passes on: `Story({ args })`. */
export type ContextUpdate = Partial<StoryContext>;
/** The decorated story, which a decorator calls (`Story()`) or renders (`<Story />`). */
export type StoryFunction = (update?: ContextUpdate) => ReactNode;
/** Wraps a story. */
export type Decorator = (Story: StoryFunction, context: StoryContext) => ReactNode;
/** Renders a story from its args. */
export type Render = (args: Args, context: StoryContext) => ReactNode;
/** Fetches data for `context.loaded`. */
export type Loader = (context: StoryContext) => Loaded | void | Promise<Loaded | void>;
/** Prepares a story. */
export type SetUp = (context: StoryContext) => unknown;
/** Derives args or arg types from the story's context. */
export type Enhancer<T> = (context: StaticContext) => T;

/** Annotations that may be written at any level. */
export interface Annotations {
  decorators?: Decorator | Decorator[];
  parameters?: Parameters;
  args?: Args;
  argTypes?: ArgTypes;
  globals?: Globals;
  loaders?: Loader | Loader[];
  render?: Render;
  tags?: string[];
  /** The `beforeEach` that sets MSW's handlers; the build renames it, since it leaves out all others. */
  storysiteBeforeEach?: SetUp | SetUp[];
}

/** Annotations as a preview file writes them. */
export interface PreviewAnnotations extends Annotations {
  /** The `beforeAll` that starts MSW. */
  storysiteBeforeAll?: () => unknown;
  globalTypes?: ArgTypes;
  initialGlobals?: Globals;
  argsEnhancers?: Enhancer<Args>[];
  argTypesEnhancers?: (Enhancer<ArgTypes> & { secondPass?: boolean })[];
}

/** Annotations as a stories file's default export writes them. */
export interface Meta extends Annotations {
  id?: string;
  title?: string;
  component?: ComponentType<Args>;
  subcomponents?: Record<string, unknown>;
}

/** Annotations as a story writes them. */
export interface Story extends Annotations {
  name?: string;
  storyName?: string;
  /** How stories were annotated before Storybook 6. */
  story?: Omit<Story, 'story'>;
}

/** The project's annotations, of all its preview modules. */
export interface ProjectAnnotations {
  decorators: Decorator[];
  parameters: Parameters;
  args: Args;
  argTypes: ArgTypes;
  /** The globals' first values. */
  globals: Globals;
  globalTypes: ArgTypes;
  loaders: Loader[];
  storysiteBeforeAll: (() => unknown)[];
  storysiteBeforeEach: SetUp[];
  tags: string[];
  argsEnhancers: Enhancer<Args>[];
  argTypesEnhancers: Enhancer<ArgTypes>[];
  render?: Render;
}
