import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { printReaderSource } from './readerSource.ts';
import { loadProject } from './loadProject.ts';

const options = { root: process.cwd(), suggestUrl: 'https://suggest.example/sug' };
// The playground and the keyboard tests have no component to put into a sandbox.
const storiesFiles = globSync('stories/[a-z]*/*.stories.tsx', { ignore: 'stories/playground/**' });
const installed = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

/** Loads the project of a demo, by folder name. */
async function load(demo: string) {
  const file = storiesFiles.find((candidate) => candidate.startsWith(`stories/${demo}/`)) ?? '';
  const { title, files } = await loadProject(file, options);
  return { title, files, manifest: JSON.parse(files['package.json'] ?? '') };
}

describe('loadProject', () => {
  it.each(storiesFiles)('has every file and package that the demo of %s imports', async (file) => {
    const { files } = await loadProject(file, options);
    const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '');
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(`${name}@${version}`).toBe(`${name}@${installed(name)}`);
    const isThere = (specifier: string, from: string) =>
      specifier.startsWith('.')
        ? ['', '.ts', '.tsx'].some(
            (suffix) => path.posix.join(path.posix.dirname(from), specifier + suffix) in files,
          )
        : (specifier.split('/')[0] ?? '') in dependencies;
    const imports = Object.entries(files).flatMap(([name, text]) =>
      /^src\/.*\.tsx?$/.test(name)
        ? [...text.matchAll(/^(?:import|export)(?: [^;=]* from)? '([^']+)'/gm)].map(
            ([, specifier = '']) => ({ name, specifier, found: isThere(specifier, name) }),
          )
        : [],
    );
    expect(imports.length).toBeGreaterThan(3);
    expect(imports.filter(({ found, specifier }) => !found || specifier.endsWith('.less'))).toEqual(
      [],
    );
  });

  it('sends the files that its page shows, in one folder', async () => {
    const { title, files } = await load('multiple-readonly');
    expect(title).toBe('multiple-readonly');
    for (const file of ['multiple-readonly/MultipleReadonly.tsx', '_shared/select.css']) {
      const text = readFileSync(`stories/${file}`, 'utf8');
      expect(files[`src/${path.posix.basename(file)}`]).toBe(await printReaderSource(text, file));
    }
    expect(files['src/select.css']).toContain('.rc-select-selector');
    expect(files['src/main.tsx']).toContain("'./MultipleReadonly.tsx'");
    expect(files['index.html']).toContain('<title>multiple-readonly</title>');
  });

  it('brings packages and files, and the suggestion frame with its address, only where they are used', async () => {
    const single = await load('single');
    expect(single.manifest.dependencies).not.toHaveProperty('rc-dialog');
    expect(single.files).not.toHaveProperty(['public/suggest-frame.html']);
    expect((await load('get-popup-container')).manifest.dependencies).toHaveProperty('rc-dialog');
    const { files } = await load('suggest');
    expect(files['public/suggest-frame.html']).toContain(options.suggestUrl);
    const loadOptions = await loadProject('stories/guides/LoadOptions.stories.tsx', options);
    expect(loadOptions.title).toBe('load-options');
    expect(loadOptions.files['public/cities.json']).toContain('Lisbon');
    expect(files).not.toHaveProperty(['public/cities.json']);
  });
});
