import { type Context, createElement, type ReactNode } from 'react';
import { createMock } from './shims/createMock.ts';
import type { Decorator, PreviewAnnotations, StoryContext } from './types.ts';

/** The contexts of Next.js that its hooks and links read, by the names of its own modules; one version lacks some. */
export interface NextContexts {
  AppRouterContext?: Context<unknown>;
  GlobalLayoutRouterContext?: Context<unknown>;
  LayoutRouterContext?: Context<unknown>;
  PathParamsContext?: Context<unknown>;
  PathnameContext?: Context<unknown>;
  RouterContext?: Context<unknown>;
  SearchParamsContext?: Context<unknown>;
}

/** Parameters that Storybook's frameworks for Next.js read. */
interface NextParameters {
  appDirectory?: boolean;
  navigation?: {
    pathname?: string;
    query?: Record<string, string>;
    segments?: (string | [string, string])[] | Record<string, string>;
  };
  router?: Record<string, unknown>;
}

/** Surrounds stories with a router of Next.js that goes nowhere, as Storybook's frameworks for Next.js do. */
export function createNextAnnotations(contexts: NextContexts): PreviewAnnotations {
  const withRouter: Decorator = (Story, context) => {
    const next = readParameters(context);
    const values = next.appDirectory ? appRouterValues(next) : { RouterContext: pagesRouter(next) };
    return Object.entries(values).reduce<ReactNode>((inside, [name, value]) => {
      const Provider = contexts[name as keyof NextContexts]?.Provider;
      return Provider ? createElement(Provider, { value }, inside) : inside;
    }, createElement(Story));
  };
  return { decorators: [withRouter] };
}

const readParameters = ({ parameters }: StoryContext) =>
  (parameters.nextjs ?? {}) as NextParameters;

/** The values of the app router; the last one is the outermost. */
function appRouterValues({
  navigation = {},
  router,
}: NextParameters): Partial<Record<keyof NextContexts, unknown>> {
  const { pathname = '/', query = {}, segments = [] } = navigation;
  const names = Array.isArray(segments) ? segments : Object.entries(segments);
  const tree = [pathname, nest(names)];
  return {
    LayoutRouterContext: {
      childNodes: new Map(),
      tree,
      parentTree: tree,
      url: pathname,
      loading: null,
    },
    AppRouterContext: {
      ...actions(['push', 'replace', 'forward', 'back', 'prefetch', 'refresh']),
      ...router,
    },
    GlobalLayoutRouterContext: {
      buildId: 'storybook',
      tree,
      focusAndScrollRef: {
        apply: false,
        hashFragment: null,
        segmentPaths: [tree],
        onlyHashChange: false,
      },
      nextUrl: pathname,
      changeByServerResponse() {},
    },
    SearchParamsContext: new URLSearchParams(query),
    PathnameContext: pathname,
    PathParamsContext: Object.fromEntries(names.filter((name) => Array.isArray(name))),
  };
}

/** The segments below a path, each nested in the one before. */
function nest([segment, ...rest]: (string | [string, string])[]): object {
  return segment === undefined ? {} : { children: [segment, nest(rest)] };
}

function pagesRouter({ router }: NextParameters) {
  const done = createMock(() => Promise.resolve(true));
  return {
    route: '/',
    pathname: '/',
    asPath: '/',
    query: {},
    basePath: '',
    isReady: true,
    isFallback: false,
    isLocaleDomain: false,
    isPreview: false,
    push: done,
    replace: done,
    prefetch: done,
    ...actions(['back', 'forward', 'reload', 'beforePopState']),
    events: actions(['on', 'off', 'emit']),
    ...router,
  };
}

const actions = (names: string[]) => Object.fromEntries(names.map((name) => [name, createMock()]));
