import { createElement, type ComponentType, type ReactNode, useContext, useMemo } from 'react';
import { prepareArgs } from './prepareArgs.ts';
import { CurrentStory, CurrentUpdates } from './StoryContexts.ts';
import type {
  Args,
  ContextUpdate,
  Decorator,
  Globals,
  Loaded,
  StaticContext,
  StoryContext,
} from './types.ts';
import { useOverrides } from './useOverrides.ts';

/** What the owner of a rendered story may set. */
export interface StoryProps {
  /** Over the story's own args; `undefined` as a value removes one. */
  args?: Args;
  /** Over the project's globals, under those that the story sets. */
  globals?: Globals;
  /** What `load()` of the story has resolved to. */
  loaded?: Loaded;
  /** The element that the story is rendered in. */
  canvasElement?: HTMLElement;
  /** Gets `args` as they are after the story has changed them; without it the story keeps its changes itself. */
  onArgsChange?: (args: Args) => void;
  /** Gets `globals` as they are after the story has changed them. */
  onGlobalsChange?: (globals: Globals) => void;
}

/** One decorator with all that is inside of it, as a component: each has its own hooks, and providers reach the story. */
type Level = ComponentType<{ update?: ContextUpdate; outside?: StoryContext }>;

const readOnly = ['componentId', 'title', 'kind', 'id', 'name', 'story', 'parameters'];
const ownedByStory = new Set([...readOnly, 'initialArgs', 'argTypes']);

/** Makes a component of a story and its decorators, the innermost first. */
export function createStoryComponent(
  base: StaticContext,
  globals: Globals,
  decorators: Decorator[],
): ComponentType<StoryProps> {
  const Decorated = decorators.reduce<Level>(
    decorate,
    createLevel((context) => base.originalStoryFn(context.args, context)),
  );

  return function Story({ loaded, canvasElement, ...props }) {
    const args = useOverrides(props.args, props.onArgsChange);
    const ofPage = useOverrides(props.globals, props.onGlobalsChange);
    const { update: updateArgs, reset: resetArgs } = args;
    const { update: updateGlobals } = ofPage;
    const updates = useMemo(
      () => ({ updateArgs, resetArgs, updateGlobals }),
      [updateArgs, resetArgs, updateGlobals],
    );
    const context = createContext(base, {
      args: args.values,
      globals: { ...globals, ...ofPage.values, ...base.storyGlobals },
      loaded,
      canvasElement,
    });
    return createElement(
      CurrentUpdates.Provider,
      { value: updates },
      createElement(CurrentStory.Provider, { value: context }, createElement(Decorated)),
    );
  };
}

/** The context of one rendering of a story. */
export function createContext(base: StaticContext, props: StoryProps): StoryContext {
  const { args: overrides = {}, globals = {}, loaded = {}, canvasElement } = props;
  const unmappedArgs = Object.fromEntries(
    Object.entries({ ...base.initialArgs, ...overrides }).filter(
      ([name, value]) => value !== undefined || !(name in overrides),
    ),
  );
  const args = prepareArgs(unmappedArgs, base.argTypes, globals);
  return { ...base, canvasElement, globals, loaded, unmappedArgs, args };
}

function decorate(Inner: Level, decorator: Decorator): Level {
  // For a decorator that renders its story in a root of its own, where no context reaches.
  let outside: StoryContext | undefined;
  const Story = (update?: ContextUpdate) => createElement(Inner, { update, outside });
  return createLevel((context) => {
    outside = context;
    return decorator(Story, context);
  });
}

function createLevel(render: (context: StoryContext) => ReactNode): Level {
  return function Level({ update = {}, outside }) {
    const around = useContext(CurrentStory) ?? outside;
    const changes = Object.entries(update).filter(([name]) => !ownedByStory.has(name));
    // `Level` is only rendered inside of `Story`.
    const context = { ...around, ...Object.fromEntries(changes) } as StoryContext;
    return createElement(CurrentStory.Provider, { value: context }, render(context));
  };
}
