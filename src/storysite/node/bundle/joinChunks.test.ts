import * as vite from 'vite';
import { expect, it } from 'vitest';
import { engineFile } from '../project/engineFile.ts';
import { entries } from '../project/entries.ts';
import { joinChunks } from './joinChunks.ts';

const icon = vite.normalizePath(engineFile('theme/Icon/Icon.tsx'));
const tabList = vite.normalizePath(engineFile('theme/TabList/TabList.tsx'));

const modules: Record<string, { code: string; importedIds: string[] }> = {
  [entries.start]: { code: '', importedIds: ['/plugin.js'] },
  '/plugin.js': { code: `import { Icon } from 'storysite/theme';`, importedIds: [entries.theme] },
  [entries.theme]: {
    code: `export { Icon } from './Icon/Icon.tsx'; export { TabList } from './TabList/TabList.tsx';`,
    importedIds: [icon, tabList],
  },
};

it('gives all pages what their plugins import of the theme, and nothing else that it exports', () => {
  const graph = { getModuleInfo: (id: string) => modules[id] ?? null };
  const chunkOf = (id: string) => joinChunks(vite)(id, graph as never);
  expect([entries.start, '/plugin.js', icon].map(chunkOf)).toEqual(['start', 'start', 'start']);
  expect(chunkOf(tabList)).toBe('story');
  expect(chunkOf('/other.js')).toBeUndefined();
});

it('follows the imports of a build once, and reads the text only of what imports an entry for plugins', () => {
  const read: string[] = [];
  const chunkOf = joinChunks(vite);
  for (const id of Object.keys(modules)) {
    // Rolldown passes another function, and other objects, for each module.
    const getModuleInfo = (of: string) => ({
      importedIds: modules[of]?.importedIds ?? [],
      get code() {
        read.push(of);
        return modules[of]?.code ?? '';
      },
    });
    chunkOf(id, { getModuleInfo } as never);
  }
  expect(read).toEqual(['/plugin.js', entries.theme]);
});
