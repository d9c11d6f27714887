import type { Globals } from '../../csf/types.ts';
import { t } from '../../core/texts/t.ts';

/** A global that readers may set. */
export interface GlobalChoice {
  /** `theme`. */
  name: string;
  label: string;
  options: { label: string; value: unknown }[];
}

type Item = string | { value?: unknown; title?: string; left?: string; right?: string };

interface GlobalType {
  name?: string;
  toolbar?: { title?: string; items?: Item[] };
}

/** The globals that have items in Storybook's toolbar; others have no tool. Call it while rendering. */
export function listGlobals(globalTypes: Record<string, unknown>): GlobalChoice[] {
  return Object.entries(globalTypes).flatMap(([name, globalType]) => {
    const { name: givenName, toolbar } = globalType as GlobalType;
    const options = (toolbar?.items ?? []).flatMap(readItem);
    const label = toolbar?.title ?? givenName ?? name;
    return options.length > 0 ? [{ name, label, options }] : [];
  });
}

function readItem(item: Item): GlobalChoice['options'] {
  if (typeof item !== 'object') return [{ label: item || t('noGlobal'), value: item }];
  const { value, left, title, right } = item;
  const label = [left, title ?? (right ? undefined : String(value)), right];
  return [{ label: label.filter(Boolean).join(' '), value }];
}

/** Overrides of the project's globals after a change, without values that equal the defaults. */
export function changeGlobal(
  set: Globals,
  name: string,
  value: unknown,
  defaults: Globals,
): Globals {
  const others = Object.entries(set).filter(([each]) => each !== name);
  return Object.fromEntries(value === defaults[name] ? others : [...others, [name, value]]);
}
