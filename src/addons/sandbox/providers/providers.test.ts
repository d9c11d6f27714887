import lz from 'lz-string';
import { describe, expect, it } from 'vitest';
import { codesandbox } from './codesandbox.ts';
import { inHouse } from './inHouse.ts';
import { listProviders } from './listProviders.ts';
import { stackblitz } from './stackblitz.ts';

const project = {
  title: 'single',
  files: { 'src/main.tsx': 'const a = "é ✓ >>>???";\n'.repeat(40), 'index.html': '<p>' },
};
const own = {
  name: 'Ours',
  action: 'https://sandbox.example/new',
  probeImage: 'https://sandbox.example/probe.png',
};

describe('codesandbox', () => {
  it('sends the files compressed, in an alphabet that needs no escaping', async () => {
    const { parameters } = await codesandbox.toFields(project);
    expect(parameters).toMatch(/^[\w-]+$/);
    const base64 = parameters!.replaceAll('-', '+').replaceAll('_', '/');
    const { files } = JSON.parse(lz.decompressFromBase64(base64));
    expect(files['src/main.tsx']).toEqual({ content: project.files['src/main.tsx'] });
    expect(files['index.html']).toEqual({ content: '<p>' });
  });

  it('asks for a container, since its bundler does not know Vite', async () => {
    expect(await codesandbox.toFields(project)).toMatchObject({ environment: 'server' });
  });
});

describe('stackblitz', () => {
  it('sends a field for each file', async () => {
    expect(await stackblitz.toFields(project)).toEqual({
      'project[title]': 'single',
      'project[template]': 'node',
      'project[files][src/main.tsx]': project.files['src/main.tsx'],
      'project[files][index.html]': '<p>',
    });
  });
});

describe('inHouse', () => {
  it('sends title and files, and keeps its probe image', async () => {
    const provider = inHouse(own);
    const { title, files } = await provider.toFields(project);
    expect(title).toBe('single');
    expect(JSON.parse(files!)).toEqual(project.files);
    expect(provider).toMatchObject(own);
  });
});

describe('listProviders', () => {
  it('keeps the order of the configuration', () => {
    const names = listProviders(['StackBlitz', own, 'CodeSandbox']).map(({ name }) => name);
    expect(names).toEqual(['StackBlitz', 'Ours', 'CodeSandbox']);
  });

  it('has none when none is configured', () => {
    expect(listProviders([])).toEqual([]);
  });

  it('names a sandbox that is not known, and those that are', () => {
    expect(() => listProviders(['CodePen'])).toThrow(
      'sandboxes names "CodePen", which is not built in. Use CodeSandbox, StackBlitz',
    );
  });
});
