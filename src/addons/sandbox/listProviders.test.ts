import lz from 'lz-string';
import { expect, it } from 'vitest';
import { checkSandboxes } from './checkSandboxes.ts';
import { listProviders } from './listProviders.ts';
import type { Sandbox } from './types.ts';

const project = {
  title: 'single',
  files: { 'src/main.tsx': 'const a = "é ✓ >>>???";\n'.repeat(40), 'index.html': '<p>' },
};
const own = {
  name: 'Ours',
  action: 'https://sandbox.example/new',
  probeImage: 'https://sandbox.example/probe.png',
};
const fieldsOf = (sandbox: Sandbox) => listProviders([sandbox])[0]!.toFields(project);

it('sends the files to CodeSandbox compressed, in an alphabet that needs no escaping', async () => {
  const { parameters = '', environment } = await fieldsOf('CodeSandbox');
  expect(parameters).toMatch(/^[\w-]+$/);
  const base64 = parameters.replaceAll('-', '+').replaceAll('_', '/');
  const { files } = JSON.parse(lz.decompressFromBase64(base64));
  expect(files['src/main.tsx']).toEqual({ content: project.files['src/main.tsx'] });
  expect(files['index.html']).toEqual({ content: '<p>' });
  // Its bundler does not support Vite, so it has to be a container.
  expect(environment).toBe('server');
});

it('sends a field for each file to StackBlitz', async () => {
  expect(await fieldsOf('StackBlitz')).toEqual({
    'project[title]': 'single',
    'project[template]': 'node',
    'project[files][src/main.tsx]': project.files['src/main.tsx'],
    'project[files][index.html]': '<p>',
  });
});

it('sends title and files to a sandbox of the owner, and keeps its probe image', async () => {
  const { title, files = '' } = await fieldsOf(own);
  expect(title).toBe('single');
  expect(JSON.parse(files)).toEqual(project.files);
  expect(listProviders([own])[0]).toMatchObject(own);
});

it('keeps the order of the configuration', () => {
  const names = listProviders(['StackBlitz', own, 'CodeSandbox']).map(({ name }) => name);
  expect(names).toEqual(['StackBlitz', 'Ours', 'CodeSandbox']);
});

it('names a sandbox that is not built in, and those that are', () => {
  expect(() => checkSandboxes(['CodePen' as 'StackBlitz'])).toThrow(
    'sandboxes names "CodePen", which is not a built-in sandbox. Use CodeSandbox, StackBlitz',
  );
  expect(() => checkSandboxes(['CodeSandbox', own])).not.toThrow();
});
