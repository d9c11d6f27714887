import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { preProcessFile } from 'typescript';
import { describe, expect, it } from 'vitest';

type Versions = Record<string, string>;

const folder = import.meta.dirname;
const readManifest = (path: string) =>
  JSON.parse(readFileSync(join(folder, path), 'utf8')) as Record<string, Versions>;
const {
  dependencies = {},
  peerDependencies = {},
  devDependencies = {},
} = readManifest('package.json');

/** Packages that the sources name in other ways than by an import. */
const namedOnly: Versions = {
  '@fontsource/inter': 'drawCard.ts reads the files of its font',
  'workbox-core': 'the other parts of Workbox import it; viteConfig.ts names it for the licences',
};

/** Sources that are in the tarball. */
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.(tsx?|cjs|css)$/.test(file) &&
    !/\.test\.|^(fixtures|dist|node_modules)\b|\bfixture\b/.test(file),
);

function listImports(file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  if (file.endsWith('.css'))
    return [...text.matchAll(/@import ['"]([^'"]+)/g)].map(([, id = '']) => id);
  return preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

const packageOf = (id: string) => /^(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;

const imported = new Map<string, string>();
for (const file of sources) {
  const ids = listImports(file).filter((id) => !/^(\.|node:|virtual:|storysite\/)/.test(id));
  for (const id of ids) imported.set(packageOf(id), file);
}

it('takes nothing of the repository around it', () => {
  const outside = sources.flatMap((file) =>
    listImports(file)
      .filter((id) => id.startsWith('.') && normalize(join(file, '..', id)).startsWith('..'))
      .map((id) => `${file}: ${id}`),
  );
  expect(outside).toEqual([]);
});

describe('the manifest of the engine', () => {
  it('names every package that a source imports', () => {
    const known = { ...dependencies, ...peerDependencies };
    const missing = [...imported].filter(
      ([name]) => !(name in known || `@types/${name}` in devDependencies),
    );
    expect(missing).toEqual([]);
  });

  it('names no package that nothing needs', () => {
    const needed = (name: string) => imported.has(name) || name in namedOnly;
    const named = Object.keys({ ...dependencies, ...peerDependencies });
    expect(named.filter((name) => !needed(name))).toEqual([]);
  });

  it('asks for the versions that the project around it asks for', () => {
    const { devDependencies: ofRoot = {} } = readManifest('../../package.json');
    const own = Object.entries({ ...dependencies, ...devDependencies });
    const others = own.filter(([name, version]) => (ofRoot[name] ?? version) !== version);
    expect(others).toEqual([]);
  });
});
