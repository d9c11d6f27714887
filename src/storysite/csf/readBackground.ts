import type { ComposedStory } from './composeStory.ts';

interface Background {
  name?: string;
  value?: string;
}

/** Parameters of Storybook's backgrounds feature: `options` since Storybook 9, `values` and `default` before. */
interface BackgroundParameters {
  default?: string;
  disable?: boolean;
  disabled?: boolean;
  options?: Record<string, Background>;
  values?: Background[];
}

/** The backgrounds of every project. */
const BUILT_IN: Record<string, Background> = {
  light: { name: 'light', value: '#F8F8F8' },
  dark: { name: 'dark', value: '#333' },
};

/** The background that a story's parameters and globals choose; undefined for the page's own. */
export function readBackground({
  parameters,
  globals,
}: Pick<ComposedStory, 'parameters' | 'globals'>): string | undefined {
  const own = (parameters.backgrounds ?? {}) as BackgroundParameters;
  if (own.disable || own.disabled) return undefined;
  const { backgrounds: global } = globals as { backgrounds?: string | Background };
  const chosen = (typeof global === 'object' ? global.value : global) ?? own.default;
  if (!chosen) return undefined;
  const listed = Object.fromEntries((own.values ?? []).map((one) => [one.name ?? '', one]));
  const all = { ...(own.options ?? (own.values ? listed : BUILT_IN)) };
  const byName = Object.hasOwn(all, chosen) ? all[chosen] : undefined;
  const known = byName ?? Object.values(all).find(({ value }) => value === chosen);
  // Storybook 8 may store the color itself.
  return known?.value ?? (/^(#|rgb|hsl)/.test(chosen) ? chosen : undefined);
}
