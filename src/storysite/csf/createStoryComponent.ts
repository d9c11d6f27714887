import {
  createElement,
  type ComponentType,
  type ReactNode,
  useContext,
  useMemo,
  createContext,
  useRef,
  useState,
} from 'react';
import { prepareArgs } from './prepareArgs.ts';
import type {
  Args,
  ContextUpdate,
  Decorator,
  Globals,
  Loaded,
  StaticContext,
  StoryContext,
} from './types.ts';

/** Changes a story's state; returned by `useArgs` and `useGlobals`. */
export interface StoryUpdates {
  /** Sets args; `undefined` removes an arg. */
  updateArgs(args: Args): void;
  /** Resets the named args, or all of them, to their initial values. */
  resetArgs(names?: string[]): void;
  updateGlobals(globals: Globals): void;
}

const ignore = () => {};

/** The context of the story around a component. */
export const CurrentStory = createContext<StoryContext | undefined>(undefined);

/** Changes the args and globals of the current story; does nothing outside a story. */
export const CurrentUpdates = createContext<StoryUpdates>({
  updateArgs: ignore,
  resetArgs: ignore,
  updateGlobals: ignore,
});

/** Props of a story's component. */
export interface StoryProps {
  /** Overrides of the story's args; `undefined` removes an arg. */
  args?: Args;
  /** Overrides of the project's globals; the story's globals win over them. */
  globals?: Globals;
  /** The result of the story's `load()`. */
  loaded?: Loaded;
  /** The element that the story is rendered in. */
  canvasElement?: HTMLElement;
  /** Called with `args` after the story changes them; without it, the story keeps its changes in its state. */
  onArgsChange?: (args: Args) => void;
  /** Called with `globals` after the story changes them. */
  onGlobalsChange?: (globals: Globals) => void;
}

/** A decorator with everything inside of it, as a component: each has its own hooks, and providers reach the story. */
type Level = ComponentType<{ update?: ContextUpdate; outside?: StoryContext }>;

const readOnly = ['componentId', 'title', 'kind', 'id', 'name', 'story', 'parameters'];
const ownedByStory = new Set([...readOnly, 'initialArgs', 'argTypes']);

/** Creates a component from a story and its decorators, the innermost first. */
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
    const context = createStoryContext(base, {
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
export function createStoryContext(base: StaticContext, props: StoryProps): StoryContext {
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
  // For a decorator that renders its story in another React root, which contexts do not reach.
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

type Values = Record<string, unknown>;

/** Overrides of args or globals, with their setters. */
interface Overrides {
  values: Values;
  update(changes: Values): void;
  /** Drops the named overrides, or all. */
  reset(names?: string[]): void;
}

/**
 * Overrides of args or globals. With `onChange` they are controlled, and it is called with the story's changes;
 * without it the story's changes are kept here.
 */
function useOverrides(
  given: Values | undefined,
  onChange: ((values: Values) => void) | undefined,
): Overrides {
  const [own, setOwn] = useState<Values>({});
  const held = onChange ? (given ?? {}) : own;
  // Two updates in one event both count.
  const latest = useRef({ held, onChange });
  latest.current = { held, onChange };

  const change = useMemo(() => {
    const set = (next: Values) => {
      latest.current.held = next;
      if (latest.current.onChange) latest.current.onChange(next);
      else setOwn(next);
    };
    return {
      update: (changes: Values) => set({ ...latest.current.held, ...changes }),
      reset(names = Object.keys(latest.current.held)) {
        const kept = Object.entries(latest.current.held).filter(([name]) => !names.includes(name));
        set(Object.fromEntries(kept));
      },
    };
  }, []);
  return { values: onChange ? held : { ...given, ...held }, ...change };
}
