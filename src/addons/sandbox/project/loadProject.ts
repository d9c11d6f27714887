import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  buildSuggestFrame,
  readSuggestFrame,
  SUGGEST_FRAME,
} from '../../../../scripts/suggest/buildSuggestFrame.ts';
import type { SandboxProject } from '../types.ts';
import { listDemoFiles, readImports } from './demoFiles.ts';
import { projectPath } from './projectPath.ts';
import { packageOf, printReaderSource } from './readerSource.ts';

const TEMPLATE_FOLDER = 'src/addons/sandbox/project/template';
/** Demos that include this file open the suggestion frame, which must be next to their page. */
const SUGGEST_CLIENT = 'stories/_shared/suggest.ts';

/** Demos that include this file fetch the list of cities from the site. */
const CITIES_URL = 'stories/_shared/citiesUrl.ts';
const CITIES = '.storybook/static/cities.json';

/** Packages that every project needs in addition to its demo's imports. */
const RUNTIME = ['react', 'react-dom'];
const TOOLS = ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'];

export interface LoadProjectOptions {
  /** Root folder of the repository. */
  root: string;
  /** Address of the suggestion service, for demos that use it. */
  suggestUrl: string;
}

const toKebabCase = (name: string) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** Turns the demo of a CSF file into a separate Vite project, with exact versions and without LESS. */
export async function loadProject(
  storiesFile: string,
  { root, suggestUrl }: LoadProjectOptions,
): Promise<SandboxProject> {
  const title = toKebabCase(path.posix.basename(storiesFile, '.stories.tsx'));
  const demoFiles = await listDemoFiles(storiesFile, root);
  const [demoFile] = demoFiles;
  if (!demoFile)
    throw new Error(
      `${storiesFile} has no component with a file, so there is nothing to put into a sandbox. Set component in its meta.`,
    );

  const files = await readTemplate(root, title, projectPath(demoFile));
  const packages = new Set(RUNTIME);
  for (const file of demoFiles) {
    const source = await readFile(path.join(root, file), 'utf8');
    files[projectPath(file)] = await printReaderSource(source, file);
    for (const specifier of await readImports(root, file))
      if (packageOf(specifier)) packages.add(packageOf(specifier));
  }
  if (demoFiles.includes(SUGGEST_CLIENT))
    files[`public/${SUGGEST_FRAME}`] = buildSuggestFrame(await readSuggestFrame(), suggestUrl);
  if (demoFiles.includes(CITIES_URL))
    files['public/cities.json'] = await readFile(path.join(root, CITIES), 'utf8');
  return { title, files: { 'package.json': await printManifest(root, title, packages), ...files } };
}

async function readTemplate(
  root: string,
  title: string,
  demoFile: string,
): Promise<Record<string, string>> {
  const read = (name: string) => readFile(path.join(root, TEMPLATE_FOLDER, name), 'utf8');
  return {
    'index.html': (await read('index.html')).replace('%TITLE%', title),
    'src/main.tsx': (await read('main.tsx')).replace(
      './Demo.tsx',
      `./${path.posix.basename(demoFile)}`,
    ),
    'tsconfig.json': await read('tsconfig.json'),
    'vite.config.ts': await read('vite.config.ts'),
  };
}

async function printManifest(root: string, title: string, packages: Set<string>): Promise<string> {
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;
  const versions = (names: Iterable<string>) =>
    Object.fromEntries([...names].sort().map((name) => [name, versionOf(name, lock)]));
  const manifest = {
    name: `rc-select-${title}`,
    private: true,
    type: 'module',
    scripts: { start: 'vite', build: 'vite build' },
    dependencies: versions(packages),
    devDependencies: versions(TOOLS),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

interface LockFile {
  packages: Record<string, { version?: string } | undefined>;
}

function versionOf(name: string, { packages }: LockFile): string {
  const version = packages[`node_modules/${name}`]?.version;
  if (version) return version;
  throw new Error(
    `package-lock.json has no "${name}", so the version for the sandbox is unknown. Add the package to package.json and run npm install.`,
  );
}
