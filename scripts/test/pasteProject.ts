import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { build, type Plugin } from 'vite';
import { projectRoot } from '../setup.mjs';

/** Files that a reader pastes into a folder: texts by file name, the component first. */
export type Paste = Readonly<Record<string, string>>;

/** An empty project, as created by `npm create vite` for React and TypeScript. */
interface PastedProject {
  /** The project's folder, with a subfolder for each paste. */
  root: string;
  /** Compiler errors in the pasted files. */
  typeErrors(): string[];
  /** Rejects if something cannot be bundled. */
  build(): Promise<void>;
  remove(): Promise<void>;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  noEmit: true,
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  types: ['vite/client'],
};

/** Packages of the template. */
const TEMPLATE = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite'];

/** Pastes files into an empty project that has only the packages of the install command. */
export async function pasteProject(
  name: string,
  pastes: Readonly<Record<string, Paste>>,
  packages: string[],
): Promise<PastedProject> {
  const root = path.join(projectRoot, '.cache/pasted', name);
  await rm(root, { recursive: true, force: true });
  for (const one of [...TEMPLATE, ...packages]) {
    const link = path.join(root, 'node_modules', one);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(projectRoot, 'node_modules', one), link, 'dir');
  }
  const written: string[] = [];
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
    written.push(path.join(root, file));
  };
  for (const [folder, files] of Object.entries(pastes)) {
    for (const [file, text] of Object.entries(files)) await write(`${folder}/${file}`, text);
    const [component = ''] = Object.keys(files);
    await write(`${folder}/main.tsx`, printMain(component));
  }

  return {
    root,
    typeErrors: () => listTypeErrors(root, written),
    build: async () => {
      const entries = written.filter((file) => file.endsWith('main.tsx'));
      const input = Object.fromEntries(
        entries.map((file) => [path.basename(path.dirname(file)), file]),
      );
      await build({
        root,
        configFile: false,
        plugins: packages.includes('less') ? [] : [noLess],
        logLevel: 'error',
        // Skips steps that only reduce the size.
        build: {
          minify: false,
          reportCompressedSize: false,
          rollupOptions: { input, treeshake: false, external: /^react(-dom)?($|\/)/ },
        },
      });
    },
    remove: () => rm(root, { recursive: true }),
  };
}

/** Vite would find LESS next to itself, in this project's packages. */
const noLess: Plugin = {
  name: 'no-less',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('.less')) throw new Error(`${id} needs less, which nobody has installed.`);
  },
};

const printMain = (component: string) => `import { createRoot } from 'react-dom/client';
import Pasted from './${component.replace(/\.tsx$/, '')}';

createRoot(document.body).render(<Pasted />);
`;

/** Parsed declaration files, shared by all projects. */
const declarations = new Map<string, ts.SourceFile | undefined>();

function listTypeErrors(root: string, files: string[]): string[] {
  const scripts = files.filter((file) => /\.tsx?$/.test(file));
  const host = ts.createCompilerHost(OPTIONS);
  // Not in this project's folder, whose packages include types that a reader lacks.
  host.getCurrentDirectory = () => root;
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) => {
    if (!/\/node_modules\/.*\.d\.[cm]?ts$/.test(file)) return getSourceFile(file, ...rest);
    if (!declarations.has(file)) declarations.set(file, getSourceFile(file, ...rest));
    return declarations.get(file);
  };
  const program = ts.createProgram(scripts, OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    return `${path.relative(root, file?.fileName ?? root)}: ${text}`;
  });
}
