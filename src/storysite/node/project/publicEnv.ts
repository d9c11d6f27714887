import type { Warn } from '../../core/Warning.ts';
import type { PublicEnv } from './Storybook.ts';
import type { Presets } from './storybookModules.ts';

/** The machine's variables, and a test for names of variables for browsers. */
interface Selection {
  /** The machine's variables, whose values must not be published unless somebody names them. */
  machine: Readonly<Record<string, string | undefined>>;
  isPublic?: (name: string) => boolean;
}

/** The variables that Storybook's preset `env` has for the preview. */
export async function readPublicEnv(
  presets: Presets,
  machine: Selection['machine'],
  warn: Warn,
): Promise<PublicEnv> {
  const all = await presets.apply<Record<string, unknown>>('env', {});
  // This machine's folders of packages.
  const known = Object.entries(all).filter(([name]) => name !== 'NODE_PATH');
  // Sorted, so that the order is the same on every machine.
  const env = Object.fromEntries(known.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  if (!isWholeEnv(env)) return env;
  warn(
    'environment',
    describeWholeEnv('"env" in the main file', '{ API_URL: process.env.API_URL }'),
  );
  return withoutMachine(env, { machine });
}

/** Converts variables for `process.env`, whose values are texts. */
export function toProcessEnv(env: PublicEnv): Record<string, string> {
  const known = Object.entries(env).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}

/** Whether an object has a machine's whole environment, for example by `...process.env`; `PATH` gives it away. */
export const isWholeEnv = (values: object): boolean =>
  Object.keys(values).some((name) => /^path$/i.test(name));

/** Whether a variable would be published only because the whole environment is. */
export const isMachines = (name: string, { machine, isPublic }: Selection): boolean =>
  machine[name] !== undefined &&
  !/^(?:STORYBOOK|STORYBOOK_.*|NODE_ENV)$/.test(name) &&
  !isPublic?.(name);

/** Removes variables that are not for browsers from a whole environment. */
export function withoutMachine(values: PublicEnv, selection: Selection): Record<string, unknown> {
  const kept = Object.entries(values).filter(([name]) => !isMachines(name, selection));
  return Object.fromEntries(kept);
}

/** Message that names the place of a whole environment, and how to list single variables there. */
export const describeWholeEnv = (place: string, example: string): string =>
  `${place} has all variables of this machine, with its secrets. The site leaves out those that are not for browsers. Name the ones that stories need: ${example}`;
