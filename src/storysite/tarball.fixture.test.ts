import { execFile } from 'node:child_process';
import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { builtinModules, createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { preProcessFile } from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { installTarball } from './fixtures/installTarball.ts';
import { packCopy } from './fixtures/packCopy.ts';

interface Manifest {
  name: string;
  version: string;
  types: string;
  bin: Record<string, string>;
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const FIXTURES = join(import.meta.dirname, 'fixtures');
const INSTALL_MS = 240_000;

/** The command of a compiler, resolved from a file. */
const findCompiler = (file: string, name: string) =>
  join(dirname(createRequire(file).resolve(`${name}/package.json`)), 'bin/tsc');

/** Type errors in the consumer and in the packed declarations, not in those of other packages. */
async function listTypeErrors(project: string, tsc: string, resolution: string): Promise<string[]> {
  await copyFile(join(FIXTURES, 'consumer.ts'), join(project, 'consumer.ts'));
  const config = join(project, `tsconfig.${resolution}.json`);
  const compilerOptions = {
    noEmit: true,
    strict: true,
    jsx: 'react-jsx',
    target: 'es2022',
    module: resolution === 'bundler' ? 'esnext' : resolution,
    moduleResolution: resolution,
    types: [],
  };
  await writeFile(config, JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
  const args = [tsc, '-p', config, '--pretty', 'false', '--listFiles'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: project }).catch(
    (error: { stdout: string }) => error,
  );
  const lines = stdout.replaceAll('\\', '/').split('\n');
  const declared = lines.filter((line) => /\/storysite\/dist\/\S+\.d\.ts$/.test(line.trim()));
  expect(declared.length).toBeGreaterThan(10);
  // Errors of options name no file.
  return lines.filter((line) =>
    /^(\S*\/storysite\/|consumer\.ts|tsconfig)\S*\(\d.*: error |^error /.test(line),
  );
}

describe('the tarball of the engine', () => {
  let tarball: string;
  let folder: string;
  let files: string[];
  let manifest: Manifest;

  beforeAll(async () => {
    ({ tarball, folder } = await packCopy());
    files = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `.${join(parentPath, name).slice(folder.length)}`)
      .map((file) => file.replaceAll('\\', '/'));
    console.log(`${basename(tarball)}: ${files.length} files, ${(await stat(tarball)).size} bytes`);
    manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  }, INSTALL_MS);

  it('has the name and version of its sources, and nothing that only they need', async () => {
    const source = JSON.parse(
      await readFile(join(import.meta.dirname, 'package.json'), 'utf8'),
    ) as Manifest;
    expect([manifest.name, manifest.version]).toEqual([source.name, source.version]);
    expect(Object.keys(manifest.exports)).toEqual(Object.keys(source.exports));
    expect(manifest).not.toHaveProperty('private');
    expect(manifest).not.toHaveProperty('scripts');
    expect(manifest).not.toHaveProperty('devDependencies');
  });

  it('has a file for everything that its manifest names', () => {
    const { exports, bin, types } = manifest;
    const targets = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? target : Object.values(target),
    );
    const named = [...targets, ...Object.values(bin), types];
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
  });

  it('holds compiled modules, the types of what can be imported, README and licence', () => {
    expect(files).toEqual(expect.arrayContaining(['./README.md', './LICENSE']));
    expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    expect(files).toContain('./dist/core/config/SitePlugin.d.ts');
    expect(files).not.toContain('./dist/node/commands/buildSite.d.ts');
  });

  it('is small, and asks for few other packages', async () => {
    expect((await stat(tarball)).size).toBeLessThan(525_000);
    expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(20);
  });

  it('imports only packages that it asks for', async () => {
    const known = [
      'storysite',
      ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
    ];
    const found = await Promise.all(
      files
        .filter((file) => /\.(js|d\.ts)$/.test(file))
        .map(async (file) => {
          const text = await readFile(join(folder, file), 'utf8');
          return preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
        }),
    );
    const packages = found
      .flat()
      .filter((id) => !/^(\.|\/|node:|virtual:)/.test(id) && !builtinModules.includes(id))
      .map((id) => /^(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id);
    // The types of `hast` are in a package of another name; `next` is read from the project.
    const others = ['hast', 'next'];
    const missing = packages.filter((name) => ![...known, ...others].includes(name));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('holds the small packages that nobody has to install, with their licences', async () => {
    const inside = join(folder, 'dist/bundled');
    const { default: plugin } = (await import(
      pathToFileURL(join(inside, 'remark-gfm.js')).href
    )) as {
      default: { name: string };
    };
    // By this name, a project's own copy replaces it.
    expect(plugin.name).toBe('remarkGfm');
    const licenses = await readFile(join(inside, 'licenses.txt'), 'utf8');
    for (const name of ['remark-gfm', 'micromark', 'hast-util-from-html', 'workbox-core'])
      expect(licenses).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ · MIT$`, 'm'));
  });

  it('holds style sheets as browsers get them, with the final class names of modules beside', async () => {
    const sheet = './dist/theme/NavBar/NavBar.module.css';
    expect(files).toEqual(expect.arrayContaining([sheet, `${sheet}.json`]));
    const { bar = '' } = JSON.parse(await readFile(join(folder, `${sheet}.json`), 'utf8')) as {
      bar?: string;
    };
    expect(bar).not.toBe('bar');
    expect(await readFile(join(folder, sheet), 'utf8')).toContain(`.${bar}{`);
    const site = await readFile(join(folder, 'dist/theme/styles/site.css'), 'utf8');
    expect(site).not.toContain('@import');
    expect(site).toContain('light-dark(');
  });

  it('imports addresses that are known at run time as they are', async () => {
    const modules = files.filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(modules.map((file) => readFile(join(folder, file), 'utf8')));
    const wrapped = modules.filter((_, index) => texts[index]?.includes('import(__rewrite'));
    expect(wrapped).toEqual([]);
    expect(await readFile(join(folder, 'dist/runtime/navigation/fetchPage.js'), 'utf8')).toMatch(
      /await import\(\s*\/\* @vite-ignore \*\/\s*script\s*\)/,
    );
  });

  it('holds no module that only tests use', async () => {
    const modules = files.filter((file) => /(?<!\/bundled\/.*)\.js$/.test(file));
    const readers = files.filter((file) => /\.([cm]?js|d\.ts)$/.test(file));
    const texts = await Promise.all(readers.map((file) => readFile(join(folder, file), 'utf8')));
    const entries = JSON.stringify([manifest.exports, manifest.bin]);
    const stray = modules.filter((file) => {
      const [, path = '', name = ''] = /^(.*\/([^/]+))\.js$/.exec(file) ?? [];
      if (entries.includes(file)) return false;
      // By an import or, for `engineFile`, by its name in the sources.
      const mention = new RegExp(`[/'"\`]${name}\\.([cm]?js|tsx?)['"\`]`);
      return !texts.some(
        (text, index) => !readers[index]?.startsWith(`${path}.`) && mention.test(text),
      );
    });
    expect(stray).toEqual([]);
  });

  // The slowest case, the older compiler, is for `compatibility.yml`.
  describe.each([
    ['TypeScript 7', () => findCompiler(import.meta.filename, 'typescript-native')],
    ['TypeScript 5', (project: string) => findCompiler(join(project, 'x'), 'typescript')],
  ])('in a project with %s', (_, compilerFor) => {
    it.each(['bundler', 'nodenext'])(
      'has types for one that resolves modules by "%s"',
      { timeout: INSTALL_MS },
      async (resolution) => {
        const project = await installTarball('storybook-10', tarball);
        expect(await listTypeErrors(project, compilerFor(project), resolution)).toEqual([]);
      },
    );
  });
});
