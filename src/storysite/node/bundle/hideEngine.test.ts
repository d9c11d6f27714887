// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { engineFile } from '../project/engineFile.ts';
import { hideEngine, isEngineModule } from './hideEngine.ts';
import { isolatedId } from '../site/moduleIds.ts';

const ROOT = '/kit';
const FRAMED = '/kit/src/Framed.stories.tsx';
const project = {
  root: ROOT,
  isReplaced: (id: string, isServer: boolean) => isServer && id === FRAMED,
};
const STORIES = '/kit/src/Button.stories.tsx';
const ENGINES = [
  engineFile('theme/NavBar/NavBar.tsx'),
  `${engineFile('theme/SideMenu/LargeMenu.tsx')}?v=1a2b3c`,
  `\0site-sheet:${engineFile('theme/Toc/Toc.module.css')}.js`,
  '\0virtual:page/button',
  '\0virtual:site-config',
  '\0highlighted::/kit/src/Button.css.ts.js',
  '/kit/docs/guide.md?compiled=intro',
];
const BUNDLERS = [
  '\0vite/preload-helper.js',
  '\0/kit/src/old.js?commonjs-exports',
  '\0/index.html?html-proxy&direct&index=0.css',
];
const PROJECTS = [
  STORIES,
  '/kit/src/Button.css.ts',
  '/kit/src/logo.svg?react',
  '\0virtual:icons',
  'virtual:page-data',
  'storysite-live-edit',
  'site-kit/site.css',
];

type Hook = (...args: unknown[]) => unknown;
const call = (hook: unknown, ...args: unknown[]) =>
  (typeof hook === 'function' ? (hook as Hook) : (hook as { handler: Hook }).handler).call(
    'context',
    ...args,
  );

/** A plugin whose hooks return their context and arguments. */
function createPlugin() {
  const resolveId = vi.fn(function (this: unknown, ...args: unknown[]) {
    return [this, ...args];
  });
  const plugin = {
    name: 'claimer',
    enforce: 'pre',
    api: { key: 1 },
    resolveId,
    load: (id: string) => id,
    transform: { filter: { id: /\.tsx$/ }, order: 'pre', handler: (_: string, id: string) => id },
    moduleParsed: ({ id }: { id: string }) => id,
  } as unknown as Plugin;
  return { plugin, hidden: hideEngine(plugin, project) };
}

describe('a plugin of the project', () => {
  it.each([...ENGINES, ...BUNDLERS])('is not asked about %j', (id) => {
    const { plugin, hidden } = createPlugin();
    expect(call(hidden.resolveId, id, STORIES, {})).toBeNull();
    expect(call(hidden.load, id)).toBeNull();
    expect(call(hidden.transform, 'code', id)).toBeNull();
    expect(call(hidden.moduleParsed, { id })).toBeNull();
    expect(plugin.resolveId).not.toHaveBeenCalled();
  });

  it.each(PROJECTS)('is asked about %j', (id) => {
    const { hidden } = createPlugin();
    expect(call(hidden.resolveId, id, STORIES, {})).toEqual(['context', id, STORIES, {}]);
    expect(call(hidden.resolveId, id, undefined, {})).toEqual(['context', id, undefined, {}]);
    expect(call(hidden.load, id)).toBe(id);
    expect(call(hidden.transform, 'code', id)).toBe(id);
    expect(call(hidden.moduleParsed, { id })).toBe(id);
  });

  it('is asked as the project what generated modules name, and of the packages of the engine React only', () => {
    const { hidden } = createPlugin();
    const [file, , , page] = ENGINES;
    const asked = ['context', expect.anything(), `${ROOT}/index.html`, {}];
    expect(call(hidden.resolveId, STORIES, page, {})).toEqual(asked);
    expect(call(hidden.resolveId, 'react/jsx-runtime', file, {})).toEqual(asked);
    expect(call(hidden.resolveId, 'minisearch', file, {})).toBeNull();
    expect(call(hidden.resolveId, './NavBar.module.css', file, {})).toBeNull();
    expect(call(hidden.resolveId, STORIES, BUNDLERS[0], {})).toBeNull();
    expect(call(hidden.resolveId, 'storysite/theme.css', STORIES, {})).toBeNull();
  });

  it.each([
    `/@id/__x00__site-sheet:${engineFile('theme/Toc/Toc.module.css')}.js`,
    '/@id/virtual:site-config',
    `/@fs${engineFile('app/start.tsx')}`,
    engineFile('app/start.tsx').slice(engineFile('..').length - 1),
  ])('is not asked about the address of a module of the engine: %s', (address) => {
    const { plugin } = createPlugin();
    const hidden = hideEngine(plugin, { ...project, root: engineFile('..').slice(0, -1) });
    expect(call(hidden.resolveId, address, undefined, {})).toBeNull();
    expect(call(hidden.resolveId, '/src/Button.tsx', undefined, {})).not.toBeNull();
  });

  it('knows the module of stories by its file, and is not asked about what stands in its place', () => {
    const { hidden } = createPlugin();
    const id = isolatedId(STORIES);
    expect(call(hidden.transform, 'code', FRAMED, { ssr: false })).toBe(FRAMED);
    expect(call(hidden.transform, 'code', FRAMED, { ssr: true })).toBeNull();
    // Filters are matched against the id, and plugins get the file.
    expect(id).toMatch(/\.tsx$/);
    expect(call(hidden.transform, 'code', id)).toBe(STORIES);
    expect(call(hidden.load, id)).toBe(STORIES);
    expect(call(hidden.resolveId, id, STORIES, {})).toBeNull();
    expect(call(hidden.resolveId, './a', id, {})).toEqual(['context', './a', STORIES, {}]);
  });

  it('stays itself: fields, filters, prototype, and what it changes of itself later', () => {
    class Claimer {
      name = 'claimer';
      load(id: string) {
        return id;
      }
    }
    const instance: Plugin = hideEngine(new Claimer() as Plugin, project);
    expect(instance).toBeInstanceOf(Claimer);
    expect(call(instance.load, ENGINES[0])).toBeNull();

    const { plugin, hidden } = createPlugin();
    expect(hidden).toMatchObject({ name: 'claimer', enforce: 'pre', api: { key: 1 } });
    expect(hidden.transform).toMatchObject({ filter: { id: /\.tsx$/ }, order: 'pre' });
    expect(hidden.transform).toBe(hidden.transform);
    delete plugin.transform;
    expect(hidden.transform).toBeUndefined();
    plugin.load = () => 'later';
    expect(call(hidden.load, STORIES)).toBe('later');
    expect(call(hidden.load, ENGINES[0])).toBeNull();

    const frozen = hideEngine(Object.freeze({ name: 'frozen', load: () => 'frozen' }), project);
    expect(call(frozen.load, STORIES)).toBe('frozen');
    expect(call(frozen.load, ENGINES[0])).toBeNull();
  });

  it('has others in its place, which are not asked either; those in Rust stay as they are', async () => {
    const native: Plugin = { name: 'builtin:refresh', load: () => null };
    const inner: Plugin = { name: 'inner', load: (id) => id };
    const applyToEnvironment = () => [Promise.resolve([inner]), native, false];
    const hidden = hideEngine({ name: 'outer', applyToEnvironment } as unknown as Plugin, project);
    const [[found], kept] = (await call(hidden.applyToEnvironment, {})) as [[Plugin], Plugin];
    expect(call(found.load, ENGINES[0])).toBeNull();
    expect(call(found.load, STORIES)).toBe(STORIES);
    expect(kept).toBe(native);
    const never = hideEngine({ name: 'never', applyToEnvironment: () => false }, project);
    expect(await call(never.applyToEnvironment, {})).toBe(false);
  });
});

it('knows each id that a plugin of this package gives to a module', () => {
  const node = engineFile('node');
  const files = readdirSync(node, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.endsWith('.d.ts'));
  const ids = sources.flatMap((file) =>
    [
      ...readFileSync(join(node, file), 'utf8').matchAll(/['"`]((?:\\0|virtual:)[\w:@/-]{2,})/g),
    ].map(([, id = '']) => id.replace('\\0', '\0')),
  );
  // The common prefix of all virtual modules belongs to no plugin.
  const own = ids.filter((id) => id !== '\0virtual:');
  expect(own.length).toBeGreaterThan(20);
  // A prefix of page ids is followed by a path.
  expect(own.filter((id) => !isEngineModule(id) && !isEngineModule(`${id}/path`))).toEqual([]);
});
