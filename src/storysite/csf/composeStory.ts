import { createElement, type ComponentType } from 'react';
import { combineParameters, combineTags, toArray } from './combine.ts';
import { createActionArgs } from './createAction.ts';
import {
  createStoryContext,
  createStoryComponent,
  type StoryProps,
} from './createStoryComponent.ts';
import { normalizeArgTypes } from './argTypes.ts';
import { prepareArgs } from './prepareArgs.ts';
import { mocks, NO_MOCKS, type StoryMocks, withoutMocks } from './mocks.ts';
import { readStory, type StorySource } from './readStory.ts';
import type {
  Args,
  ArgTypes,
  Globals,
  Loaded,
  Loader,
  Parameters,
  ProjectAnnotations,
  Render,
  StaticContext,
} from './types.ts';

/** A story's entry in Storybook's index, with data that the build adds. */
export interface StoryData {
  /** `components-button--primary`. */
  id: string;
  name: string;
  /** The title of its component: `Components/Button`. */
  title: string;
  /** Arg types read from the component's source; annotations override them. */
  argTypes?: ArgTypes;
}

/** A story with the annotations of project, component and story applied. */
export interface ComposedStory {
  id: string;
  name: string;
  title: string;
  component?: ComponentType<Args>;
  subcomponents?: Record<string, unknown>;
  tags: string[];
  parameters: Parameters;
  /** The story's first args. */
  args: Args;
  argTypes: ArgTypes;
  /** The globals' first values, with those that the story sets. */
  globals: Globals;
  /** The globals that the story or its meta sets. */
  storyGlobals: Globals;
  globalTypes: ArgTypes;
  hasLoaders: boolean;
  mocks: Omit<StoryMocks, 'run' | 'load'>;
  /** Runs a function that renders the story in Node, with the mocks of the story. */
  mock<T>(render: () => T): T;
  /** Whether its stories file renders the component itself or wraps it in decorators. */
  isWrapped: boolean;
  /** The args that the story gets: mapped, and without those whose condition (`if`) is not met. */
  prepareArgs(args: Args, globals?: Globals): Args;
  /** Runs the loaders, for the browser only; the result is for `loaded` of `Component`. */
  load(props?: StoryProps): Promise<Loaded>;
  /** The component with another render function; `bare` leaves out the decorators. */
  compose(change: (render: Render) => Render, bare?: boolean): ComponentType<StoryProps>;
  /** Renders the story with its decorators. */
  Component: ComponentType<StoryProps>;
}

/** Composes a story from project, component and story annotations, in Storybook's order. */
export function composeStory(
  project: ProjectAnnotations,
  metaExport: unknown,
  storyExport: unknown,
  data: StoryData,
): ComposedStory {
  const source = readStory(storyExport, metaExport);
  const { story, meta } = source;
  const base = createBase(project, source, data, storyExport);
  const initialGlobals = { ...project.globals, ...base.storyGlobals };
  const decorators = [story, meta, project].flatMap((level) => toArray(level.decorators));
  const loaders = [project, meta, story].map((level) => withoutMocks(toArray(level.loaders)));
  for (const prepare of project.storysiteBeforeAll) mocks?.prepareOnce(prepare);
  const own = mocks?.read(base.parameters, [project, meta, story]) ?? NO_MOCKS;
  const compose: ComposedStory['compose'] = (change, bare) =>
    createStoryComponent(
      { ...base, originalStoryFn: change(base.originalStoryFn) },
      project.globals,
      bare ? [] : decorators,
    );

  return {
    ...data,
    component: base.component,
    subcomponents: base.subcomponents,
    tags: base.tags,
    parameters: base.parameters,
    args: base.initialArgs,
    argTypes: base.argTypes,
    globals: initialGlobals,
    storyGlobals: base.storyGlobals,
    globalTypes: base.globalTypes,
    hasLoaders: loaders.some((level) => level.length > 0),
    mocks: own,
    mock: (render) => own.run(render, createStoryContext(base, { globals: initialGlobals })),
    isWrapped: [story, meta].some(
      ({ render, ...level }) =>
        render || [level.decorators, level.loaders].some((list) => toArray(list).length > 0),
    ),
    prepareArgs: (args, globals = initialGlobals) => prepareArgs(args, base.argTypes, globals),
    load: (props) =>
      load(loaders, base, own, {
        ...props,
        globals: { ...initialGlobals, ...props?.globals, ...base.storyGlobals },
      }),
    compose,
    Component: compose((render) => render),
  };
}

function createBase(
  project: ProjectAnnotations,
  { story, meta }: StorySource,
  { id, name, title, argTypes: fromSource }: StoryData,
  moduleExport: unknown,
): StaticContext {
  const render = story.render ?? meta.render ?? project.render ?? renderComponent;
  const base: StaticContext = {
    id,
    componentId: id.split('--', 1)[0] ?? id,
    name,
    story: name,
    title,
    kind: title,
    component: meta.component,
    subcomponents: meta.subcomponents,
    tags: combineTags('dev', 'test', ...[project, meta, story].flatMap(({ tags = [] }) => tags)),
    parameters: {
      ...combineParameters(project.parameters, meta.parameters, story.parameters),
      __isArgsStory: render.length > 0,
    },
    argTypes: combineParameters(
      normalizeArgTypes(fromSource),
      project.argTypes,
      normalizeArgTypes(meta.argTypes),
      normalizeArgTypes(story.argTypes),
    ) as ArgTypes,
    initialArgs: { ...project.args, ...meta.args, ...story.args },
    storyGlobals: { ...meta.globals, ...story.globals },
    globalTypes: project.globalTypes,
    viewMode: 'docs',
    abortSignal: new AbortController().signal,
    moduleExport,
    originalStoryFn: render,
  };
  return enhance(project, base);
}

function enhance(project: ProjectAnnotations, base: StaticContext): StaticContext {
  for (const enhancer of project.argTypesEnhancers) {
    base = { ...base, argTypes: enhancer(base) };
  }
  for (const enhancer of [createActionArgs, ...project.argsEnhancers]) {
    base = { ...base, initialArgs: { ...base.initialArgs, ...enhancer(base) } };
  }
  return base;
}

/** Renders a story without `render`: its component with its args. */
const renderComponent: Render = (args, { id, component }) => {
  if (!component) {
    throw new Error(
      `The story ${id} has neither a component nor a render function, so there is nothing to show. Add one to its meta.`,
    );
  }
  return createElement(component, args);
};

async function load(
  levels: Loader[][],
  base: StaticContext,
  mocks: StoryMocks,
  props: StoryProps,
): Promise<Loaded> {
  const context = createStoryContext(base, props);
  const loaded: Loaded = {};
  const runLoaders = async () => {
    for (const loaders of levels) {
      const results = await Promise.all(loaders.map((loader) => loader(context)));
      Object.assign(loaded, ...results);
    }
  };
  await mocks.load(runLoaders, context);
  return loaded;
}
