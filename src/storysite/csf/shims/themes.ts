import { createElement, type ComponentType, Fragment, type ReactNode, useEffect } from 'react';
import type { Decorator, StoryContext } from '../types.ts';
import { useParameter } from './previewApi.ts';

interface ThemeOptions<T> {
  /** The value of each theme, by its name. */
  themes: Record<string, T>;
  defaultTheme: string;
}

interface ElementOptions extends ThemeOptions<string> {
  /** The element that gets the class or attribute. */
  parentSelector?: string;
}

interface ThemeParameters {
  themeOverride?: string;
}

function pluckThemeFromContext({ globals }: StoryContext): string {
  return String(globals.theme ?? '');
}

function selectTheme(context: StoryContext, defaultTheme: string): string {
  const { themeOverride } = (context.parameters.themes ?? {}) as ThemeParameters;
  return themeOverride || pluckThemeFromContext(context) || defaultTheme;
}

/** The value of a theme; undefined for an unknown name, which an address may contain. */
function themeOf<T>(themes: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(themes, name) ? themes[name] : undefined;
}

function splitClasses(classes = ''): string[] {
  return classes.split(' ').filter(Boolean);
}

/** Puts the classes of the selected theme on an element, by default the document's. */
export function withThemeByClassName({
  themes,
  defaultTheme,
  parentSelector = 'html',
}: ElementOptions): Decorator {
  return function ThemeByClassName(Story, context) {
    const selected = selectTheme(context, defaultTheme);
    useEffect(() => {
      const parent = document.querySelector(parentSelector);
      parent?.classList.remove(...Object.values(themes).flatMap(splitClasses));
      parent?.classList.add(...splitClasses(themeOf(themes, selected)));
    }, [selected]);
    return Story();
  };
}

/** Sets an attribute with the name of the selected theme on an element, by default the document's. */
export function withThemeByDataAttribute({
  themes,
  defaultTheme,
  parentSelector = 'html',
  attributeName = 'data-theme',
}: ElementOptions & { attributeName?: string }): Decorator {
  return function ThemeByDataAttribute(Story, context) {
    const selected = selectTheme(context, defaultTheme);
    useEffect(() => {
      document
        .querySelector(parentSelector)
        ?.setAttribute(attributeName, themeOf(themes, selected) ?? '');
    }, [selected]);
    return Story();
  };
}

interface ProviderOptions {
  Provider?: ComponentType<{ theme: unknown; children?: ReactNode }>;
  GlobalStyles?: ComponentType;
  themes?: Record<string, unknown>;
  defaultTheme?: string;
}

/** Renders stories in the project's theme provider. */
export function withThemeFromJSXProvider({
  Provider,
  GlobalStyles,
  themes = {},
  defaultTheme = Object.keys(themes)[0] ?? '',
}: ProviderOptions): Decorator {
  return function ThemeFromProvider(Story, context) {
    const all = Object.values(themes);
    const theme = all.length === 1 ? all[0] : themeOf(themes, selectTheme(context, defaultTheme));
    const children = [GlobalStyles && createElement(GlobalStyles), Story()] as const;
    return Provider
      ? createElement(Provider, { theme }, ...children)
      : createElement(Fragment, null, ...children);
  };
}

/** For the project's decorators that choose a theme. */
export const DecoratorHelpers = {
  pluckThemeFromContext,
  initializeThemeState() {},
  useThemeParameters(context?: StoryContext): ThemeParameters {
    // Storybook's helper reads the parameter with a hook when it gets no context.
    const ofStory = useParameter<ThemeParameters>('themes', {});
    return (context ? (context.parameters.themes as ThemeParameters) : ofStory) ?? {};
  },
};

/** The addon's preview annotations. */
export default () => ({ initialGlobals: { theme: '' } });
