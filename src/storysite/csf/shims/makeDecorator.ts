import type { Decorator, StoryContext, StoryFunction } from '../types.ts';

interface DecoratorSettings {
  options?: unknown;
  parameters?: unknown;
}

interface MakeDecoratorOptions {
  name: string;
  /** The parameter that configures the decorator, or turns it off by `disable`. */
  parameterName: string;
  skipIfNoParametersOrOptions?: boolean;
  wrapper(
    story: StoryFunction,
    context: StoryContext,
    settings: DecoratorSettings,
  ): ReturnType<Decorator>;
}

/** Creates a decorator that is used directly, or called with options first. */
export function makeDecorator({
  name,
  parameterName,
  wrapper,
  skipIfNoParametersOrOptions = false,
}: MakeDecoratorOptions) {
  const withOptions =
    (options?: unknown): Decorator =>
    (story, context) => {
      const parameters = context.parameters[parameterName] as { disable?: boolean } | undefined;
      if (parameters?.disable) return story();
      if (skipIfNoParametersOrOptions && !options && !parameters) return story();
      return wrapper(story, context, { options, parameters });
    };

  return (...values: unknown[]): unknown => {
    const [first, second] = values;
    if (typeof first === 'function') {
      return withOptions()(first as StoryFunction, second as StoryContext);
    }
    return (...story: unknown[]) => {
      if (story.length < 2) {
        throw new Error(
          `${name}() got a story, but it takes options and returns a decorator. Add it to decorators.`,
        );
      }
      const options = values.length > 1 ? values : first;
      return withOptions(options)(story[0] as StoryFunction, story[1] as StoryContext);
    };
  };
}
