import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../setup.mjs';
import type { Snippet, Taken } from './readSnippets.ts';

const run = promisify(execFile);

const NPM = 'install --ignore-scripts --prefer-offline --no-audit --no-fund --loglevel=error';
const npm = (args: string[], cwd: string) =>
  run('npm', args, { cwd, shell: process.platform === 'win32' });

/** Tools that process the style sheet, in addition to the newest Vite. */
const TOOLS = {
  'vite-7': 'npm:vite@7',
  webpack: '5',
  'css-loader': '7',
  'mini-css-extract-plugin': '2',
  'css-minimizer-webpack-plugin': '7',
};

/** An app with the newest Vite and all code that readers can copy. */
export interface App {
  root: string;
  /** Returns the compiler's output; empty if there are no errors. */
  checkTypes(): Promise<string>;
  /** Builds for production. Returns the output folder. */
  build(): Promise<string>;
}

/**
 * Creates the app that `npm create vite` creates for React and TypeScript, but with React 18, runs the install commands
 * of the pages, and pastes each snippet into its own folder.
 */
export async function makeApp({ snippets, commands }: Taken): Promise<App> {
  const root = join(projectRoot, '.cache/taken/app');
  const template = await findTemplate();
  await install(root, template, commands);
  const source = join(root, 'src');
  await rm(source, { recursive: true, force: true });
  for (const name of ['index.html', 'vite.config.ts', 'src/index.css']) {
    await cp(join(template, name), join(root, name));
  }
  for (const name of ['tsconfig.json', 'tsconfig.app.json', 'tsconfig.node.json']) {
    await cp(join(template, name), join(root, name));
  }
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(source, file)), { recursive: true });
    await writeFile(join(source, file), text);
  };
  for (const [index, { files }] of snippets.entries())
    for (const [file, text] of Object.entries(files)) await write(`taken${index}/${file}`, text);
  await write('main.tsx', printMain(snippets));

  const bin = (path: string) => join(root, 'node_modules', path);
  const options = { cwd: root, env: { ...process.env, NODE_ENV: undefined } };
  return {
    root,
    checkTypes: () =>
      run(process.execPath, [bin('typescript/bin/tsc'), '-p', 'tsconfig.app.json'], options).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout || 'tsc did not run.',
      ),
    async build() {
      await run(process.execPath, [bin('vite/bin/vite.js'), 'build'], options);
      return join(root, 'dist');
    },
  };
}

/** The folder of the newest template. */
async function findTemplate(): Promise<string> {
  const folder = join(projectRoot, '.cache/taken/template');
  const template = join(folder, 'node_modules/create-vite/template-react-ts');
  if (!existsSync(template)) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    await npm([...NPM.split(' '), 'create-vite@latest'], folder);
  }
  return template;
}

/** Installs each list of packages only once. */
async function install(root: string, template: string, commands: string[]): Promise<void> {
  const manifest = JSON.parse(await readFile(join(template, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const { devDependencies: tools } = manifest;
  const own = Object.entries(tools).filter(([name]) =>
    /^(vite|typescript)$|plugin-react$/.test(name),
  );
  const packages = {
    ...Object.fromEntries(own),
    react: '18',
    'react-dom': '18',
    '@types/react': '18',
    '@types/react-dom': '18',
    '@types/node': tools['@types/node'],
    ...TOOLS,
  };
  // The recipe for tests is not run here, but type-checking it needs its packages.
  const lines = [...commands, 'npm install vitest @testing-library/react'];
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: packages, lines });
  const key = join(root, createHash('sha256').update(wanted).digest('hex').slice(0, 10));
  if (existsSync(key)) return;
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'package.json'), wanted);
  // A single run of npm takes as long as a run for one line.
  const names = lines.flatMap((line) => line.split(' ').filter((word) => /^@?[a-z]/.test(word)));
  const asked = names.filter((name) => !/^(npm|install|i)$/.test(name));
  await npm([...NPM.split(' '), '--legacy-peer-deps', ...asked], root);
  await writeFile(key, '');
}

/** Prints a module that shows each component without props below its name. */
function printMain(snippets: Snippet[]): string {
  const imports = snippets.map(({ files }, index) => {
    const [main = ''] = Object.keys(files);
    const path = `'./taken${index}/${main.replace(/\.tsx?$/, '')}'`;
    if (main.includes('.test.')) return '';
    return hasComponent(files[main]) ? `import Taken${index} from ${path};` : `import ${path};`;
  });
  const shown = snippets.map(({ files }, index) =>
    hasComponent(Object.values(files)[0])
      ? `<section data-snippet="${index}"><Taken${index} /></section>`
      : '',
  );
  return `import { createRoot } from 'react-dom/client';
import './index.css';
${imports.filter(Boolean).join('\n')}

createRoot(document.getElementById('root')!).render(
  <>
    ${shown.filter(Boolean).join('\n    ')}
  </>,
);
`;
}

const hasComponent = (code = '') => /^export default function \w+\(\)/m.test(code);
