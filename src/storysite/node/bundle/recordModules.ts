import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** A module of a bundle, after all transforms. */
export interface RecordedModule {
  /** SHA-256 of its code. */
  hash: string;
  /** Ids of its static and dynamic imports. */
  imports: readonly string[];
}

/** The modules of a bundle by their ids. */
export type RecordedModules = ReadonlyMap<string, RecordedModule>;

export const hashOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  // With the lengths, since different parts may be the same text when joined.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
};

/** A Vite plugin that records each module of a bundle; `tidy` removes machine-dependent parts from code. */
export function recordModules(tidy: (text: string) => string) {
  const modules = new Map<string, RecordedModule>();
  let defined: [name: string, value: string][] = [];
  const plugin: Plugin = {
    name: 'site:record-modules',
    configResolved({ define = {}, env }) {
      const all = Object.entries({ ...define, 'import.meta.env': env });
      defined = all.map(([name, value]) => [name, JSON.stringify(value) ?? '']);
    },
    buildEnd(error) {
      if (error) return;
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info) continue;
        const imports = [...info.importedIds, ...info.dynamicallyImportedIds];
        const code = info.code ?? '';
        // Vite 8 inserts them later.
        const values = defined.filter(([name]) => code.includes(name)).flat();
        modules.set(id, { hash: hashOf(...[code, ...values].map(tidy)), imports });
      }
    },
  };
  return { plugin, modules: modules as RecordedModules };
}
