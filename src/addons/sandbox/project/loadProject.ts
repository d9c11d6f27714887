import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SandboxProject } from '../types.ts';
import { buildProject } from './buildProject.ts';
import { compileLess } from './compileLess.ts';
import { listDemoFiles, readImports } from './demoFiles.ts';
import { packageOf } from './packageOf.ts';
import { readPublicFiles } from './readPublicFiles.ts';
import { readVersions } from './readVersions.ts';

const TEMPLATE_FOLDER = 'src/addons/sandbox/project/template';

/** The template's files: where each stands here and in the project. */
const TEMPLATE: Record<string, string> = {
  'index.html': 'index.html',
  'main.tsx': 'src/main.tsx',
  'tsconfig.json': 'tsconfig.json',
  'vite.config.ts': 'vite.config.ts',
};

/** What every project needs beside what its demo imports. */
const RUNTIME = ['react', 'react-dom'];
const TOOLS = ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'];

/** What a project is loaded with. */
export interface LoadProjectOptions {
  /** Folder of the repository. */
  root: string;
  /** Address of the suggestion service, for the demos that ask it. */
  suggestUrl: string;
}

/** The project of the demo that a CSF file shows, read from the repository. */
export async function loadProject(
  storiesFile: string,
  { root, suggestUrl }: LoadProjectOptions,
): Promise<SandboxProject> {
  const demoFiles = await listDemoFiles(storiesFile, root);
  const bare = (await Promise.all(demoFiles.map((file) => listBareImports(file, root)))).flat();
  const less = [...new Set(bare.filter((specifier) => specifier.endsWith('.less')))];
  const versions = await readVersions(root);

  return buildProject({
    title: path.posix.basename(path.posix.dirname(storiesFile)),
    files: await readAll(demoFiles, (file) => path.join(root, file)),
    compiledLess: Object.fromEntries(
      await Promise.all(less.map(async (name) => [name, await compileLess(name, root)])),
    ),
    template: await readTemplate(root),
    publicFiles: await readPublicFiles(demoFiles, { root, suggestUrl }),
    dependencies: versions([...new Set([...RUNTIME, ...bare.map(packageOf)])]),
    devDependencies: versions(TOOLS),
  });
}

async function listBareImports(file: string, root: string): Promise<string[]> {
  if (file.endsWith('.css')) return [];
  const specifiers = await readImports(path.join(root, file));
  return specifiers.filter((specifier) => !specifier.startsWith('.'));
}

async function readTemplate(root: string): Promise<Record<string, string>> {
  const names = Object.keys(TEMPLATE);
  const texts = await readAll(names, (name) => path.join(root, TEMPLATE_FOLDER, name));
  return Object.fromEntries(names.map((name) => [TEMPLATE[name] ?? name, texts[name] ?? '']));
}

async function readAll(
  names: string[],
  locate: (name: string) => string,
): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(locate(name), 'utf8')])),
  );
}
