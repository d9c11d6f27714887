import { combineParameters, toArray } from './combine.ts';
import { normalizeArgTypes } from './argTypes.ts';
import type { ArgTypes, Globals, PreviewAnnotations, ProjectAnnotations } from './types.ts';

type Module = Record<string, unknown>;

/** A preview made by `definePreview`. */
interface PreviewFactory {
  input: PreviewAnnotations & { addons?: object[] };
}

/**
 * Reads preview modules: those of addons first, the project's last. Each may have a default export, named exports, both
 * (a default one wins), or be made by `definePreview`, whose addons come before it.
 */
export function readPreview(...modules: (object | undefined)[]): ProjectAnnotations {
  const all = modules.flatMap((module) => (module ? readModule(module as Module) : []));
  const pick = <K extends keyof PreviewAnnotations>(key: K) => all.map((one) => one[key]);
  const globalTypes = merge(pick('globalTypes'));
  const enhancers = pick('argTypesEnhancers').flatMap((list) => list ?? []);

  return {
    // The decorators of a later module are the inner ones.
    decorators: pick('decorators').toReversed().flatMap(toArray),
    parameters: combineParameters(...pick('parameters')),
    args: merge(pick('args')),
    argTypes: normalizeArgTypes(merge(pick('argTypes'))),
    globals: {
      ...readDefaults(globalTypes),
      ...combineParameters(merge(pick('initialGlobals')), merge(pick('globals'))),
    },
    globalTypes: normalizeArgTypes(globalTypes),
    loaders: pick('loaders').flatMap(toArray),
    storysiteBeforeAll: pick('storysiteBeforeAll').flatMap(toArray),
    storysiteBeforeEach: pick('storysiteBeforeEach').flatMap(toArray),
    tags: pick('tags').flatMap(toArray),
    argsEnhancers: pick('argsEnhancers').flatMap((list) => list ?? []),
    argTypesEnhancers: [
      ...enhancers.filter((enhancer) => !enhancer.secondPass),
      ...enhancers.filter((enhancer) => enhancer.secondPass),
    ],
    render: pick('render').findLast(Boolean),
  };
}

function readModule(module: Module): PreviewAnnotations[] {
  const preview = module.default ?? module;
  if (isPreviewFactory(preview)) {
    const { addons = [], ...own } = preview.input;
    return [...addons.flatMap((addon) => readModule(addon as Module)), own];
  }
  const given = Object.entries(preview).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return [{ ...module, ...Object.fromEntries(given) }];
}

function isPreviewFactory(preview: object): preview is PreviewFactory {
  return '_tag' in preview && preview._tag === 'Preview';
}

function merge<T>(levels: (Record<string, T> | undefined)[]): Record<string, T> {
  return Object.assign({}, ...levels) as Record<string, T>;
}

function readDefaults(globalTypes: ArgTypes): Globals {
  return Object.fromEntries(
    Object.entries(globalTypes)
      .filter(([, { defaultValue }]) => defaultValue !== undefined)
      .map(([name, { defaultValue }]) => [name, defaultValue]),
  );
}

/**
 * Annotations of Storybook's built-in features (backgrounds, measure, outline, viewport), for decorators that read
 * them; pass them to `readPreview` first. In Storybook 8 they come with addon-essentials.
 */
export const coreAnnotations: PreviewAnnotations = {
  parameters: {
    backgrounds: { grid: { cellSize: 20, opacity: 0.5, cellAmount: 5 }, disable: false },
  },
  initialGlobals: {
    measureEnabled: false,
    backgrounds: { value: undefined, grid: false },
    outline: false,
    viewport: { value: undefined, isRotated: false },
  },
};
