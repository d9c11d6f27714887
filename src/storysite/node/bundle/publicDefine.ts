import { resolve } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import type { Warn } from '../../core/Warning.ts';
import { machineEnv } from '../project/runWithEnv.ts';
import { describeWholeEnv, isMachines, isWholeEnv, withoutMachine } from '../project/publicEnv.ts';
import type { Vite } from '../project/Storybook.ts';

/**
 * Keeps the machine's variables out of the bundles if the project or one of its plugins defines all of them, as in
 * `'process.env': process.env`: every script with `process.env` would contain them.
 */
export function publicDefine(vite: Vite, warn: Warn): Plugin {
  return {
    name: 'site:public-define',
    enforce: 'post',
    config: {
      order: 'post',
      handler(config, { mode }) {
        const { define = {}, envPrefix = 'VITE_', envDir, root = '' } = config;
        const files = envDir === false ? {} : vite.loadEnv(mode, resolve(root, envDir ?? ''), '');
        const machine = { ...machineEnv(), ...files };
        const isPublic = (name: string) => [envPrefix].flat().some((one) => name.startsWith(one));
        const { kept, isReduced } = reduceDefine(define, { machine, isPublic });
        if (!isReduced) return;
        const example = "{ 'process.env.API_URL': JSON.stringify(process.env.API_URL) }";
        warn('environment', describeWholeEnv('"define" in vite.config', example));
        // A returned config would be merged, which would restore the removed variables.
        config.define = kept;
      },
    },
  };
}

type Define = NonNullable<UserConfig['define']>;
type Selection = Parameters<typeof isMachines>[1];

/** A `define` without the machine's variables, if it has all of them, in one object or each under its own name. */
export function reduceDefine(define: Define, selection: Selection) {
  const starts = Object.keys(define).flatMap((key) => /^(.*\.env\.)path$/i.exec(key)?.[1] ?? []);
  let isReduced = starts.length > 0;
  const entries = Object.entries(define).flatMap(([key, value]: [string, unknown]) => {
    const start = starts.find((one) => key.startsWith(one));
    if (start && isMachines(key.slice(start.length), selection)) return [];
    const object = readObject(value);
    if (!object || !isWholeEnv(object)) return [[key, value]];
    isReduced = true;
    const kept = withoutMachine(object, selection);
    return [[key, typeof value === 'string' ? JSON.stringify(kept) : kept]];
  });
  return { kept: Object.fromEntries(entries) as Define, isReduced };
}

/** The object in a value of `define`, itself or as JSON. */
function readObject(value: unknown): Record<string, unknown> | undefined {
  if (typeof value === 'object' && value) return value as Record<string, unknown>;
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(value) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
