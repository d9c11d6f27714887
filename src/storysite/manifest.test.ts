import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { preProcessFile } from 'typescript';
import { describe, expect, it } from 'vitest';

type Versions = Record<string, string>;

const workspaces = join(import.meta.dirname, '..');
const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, Versions>;

/** Packages that sources mention in other ways than by an import. */
const namedOnly: Versions = {
  '@fontsource/inter': 'drawCard.ts reads the files of its font',
  '@types/hast': 'SitePlugin.ts has its types, which are for plugins',
  'happy-dom': 'createRenderer.ts resolves it for the threads with a DOM',
  parse5: 'the packages that parse HTML, which the tarball contains, import it',
  'workbox-core': 'the other parts of Workbox import it; viteConfig.ts names it for the licences',
};

/** Packages that are read from the project, if it has them. */
const ofProjects: Versions = { next: 'nextWebpack.ts finds what it makes of pictures' };

/** Sources that are in the tarball. */
const listSources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(tsx?|cjs|css)$/.test(file) &&
      !/\.test\.|^(fixtures|dist|node_modules)\b|\bfixture\b/.test(file),
  );

function listImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css'))
    return [...text.matchAll(/@import ['"]([^'"]+)/g)].map(([, id = '']) => id);
  return preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

const packageOf = (id: string) => /^(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;

describe.each(['storysite', 'live-edit'])('the package in src/%s', (name) => {
  const folder = join(workspaces, name);
  const manifest = readManifest(folder);
  const { dependencies = {}, peerDependencies = {}, devDependencies = {} } = manifest;
  const imports = listSources(folder).flatMap((file) =>
    listImports(join(folder, file)).map((id) => ({ file, id })),
  );
  const imported = new Set(
    imports
      .filter(({ id }) => !/^(\.|node:|virtual:)/.test(id))
      .map(({ id }) => packageOf(id))
      .filter((id) => id !== String(manifest.name)),
  );

  it('takes nothing of the repository around it', () => {
    expect(imports.length).toBeGreaterThan(0);
    const outside = imports.filter(
      ({ file, id }) => id.startsWith('.') && normalize(join(file, '..', id)).startsWith('..'),
    );
    expect(outside).toEqual([]);
  });

  it('names every package that a source imports', () => {
    const known = { ...dependencies, ...peerDependencies, ...devDependencies, ...ofProjects };
    const missing = [...imported].filter((id) => !(id in known || `@types/${id}` in known));
    expect(missing).toEqual([]);
  });

  it('names no package that nothing needs', () => {
    const needed = (id: string) => imported.has(id) || id in namedOnly;
    const named = Object.keys({ ...dependencies, ...peerDependencies });
    expect(named.filter((id) => !needed(id))).toEqual([]);
  });

  it.runIf(name === 'storysite')(
    'asks for a parse5 that the packages in the tarball run with',
    () => {
      // They would accept any version 8, whatever they call.
      const { version } = readManifest(join(folder, 'node_modules/parse5'));
      expect(dependencies.parse5).toBe(`^${String(version).replace(/\d+$/, '0')}`);
    },
  );

  it('asks for the versions that the project around it asks for', () => {
    const { devDependencies: ofRoot = {} } = readManifest(join(workspaces, '..'));
    const own = Object.entries({ ...dependencies, ...devDependencies });
    const others = own.filter(([id, version]) => (ofRoot[id] ?? version) !== version);
    expect(others).toEqual([]);
  });
});
