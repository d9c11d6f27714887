import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadProject } from './loadProject.ts';

const options = { root: process.cwd(), suggestUrl: 'https://suggest.example/sug' };
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

const load = (name: string, file: string) =>
  loadProject(`stories/${name}/${file}.stories.tsx`, options);

describe('loadProject', () => {
  it('asks for the exact installed versions of what the demo imports', async () => {
    const { files } = await load('multiple-readonly', 'MultipleReadonly');
    const manifest = JSON.parse(files['package.json']!);
    expect(manifest.dependencies).toEqual({
      'rc-select': '14.0.5',
      react: lock.packages['node_modules/react'].version,
      'react-dom': lock.packages['node_modules/react-dom'].version,
    });
    expect(manifest.devDependencies.vite).toBe(lock.packages['node_modules/vite'].version);
  });

  it('sends the demo file with the compiled sheet in place of the LESS one', async () => {
    const { title, files } = await load('multiple-readonly', 'MultipleReadonly');
    const demo = files['src/multiple-readonly/MultipleReadonly.tsx']!;
    expect(title).toBe('multiple-readonly');
    expect(demo).toContain("import '../_shared/rc-select.css';\nimport '../_shared/select.css';");
    expect(demo).not.toContain('.less');
    expect(files['src/_shared/rc-select.css']).toContain('.rc-select-selector');
    expect(files['src/_shared/select.css']).toBe(
      readFileSync('stories/_shared/select.css', 'utf8'),
    );
  });

  it('has an entry that shows the demo, and a page named by it', async () => {
    const { files } = await load('multiple-readonly', 'MultipleReadonly');
    expect(files['src/main.tsx']).toContain(
      "import Demo from './multiple-readonly/MultipleReadonly.tsx';",
    );
    expect(files['index.html']).toContain('<title>multiple-readonly</title>');
  });

  it('brings rc-dialog only where it is used, with its sheet as it is', async () => {
    const { files } = await load('get-popup-container', 'GetPopupContainer');
    const { dependencies } = JSON.parse(files['package.json']!);
    expect(dependencies['rc-dialog']).toBe(lock.packages['node_modules/rc-dialog'].version);
    expect((await load('single', 'Single')).files['package.json']).not.toContain('rc-dialog');
  });

  it('brings the suggestion client and its frame, with the address in it, only where they are used', async () => {
    const { files } = await load('suggest', 'Suggest');
    expect(files['src/_shared/suggest.ts']).toBe(
      readFileSync('stories/_shared/suggest.ts', 'utf8'),
    );
    expect(files['public/suggest-frame.html']).toContain('https://suggest.example/sug');
    expect(Object.keys((await load('single', 'Single')).files)).not.toContain(
      'public/suggest-frame.html',
    );
  });
});
