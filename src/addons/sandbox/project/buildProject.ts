import type { SandboxProject } from '../types.ts';
import { packageOf } from './packageOf.ts';

/** What a project is made of. */
export interface ProjectParts {
  /** The demo's name: `single`. */
  title: string;
  /** The demo's files with their text by repository path, the demo file first. */
  files: Record<string, string>;
  /** CSS by the specifier of the LESS sheet that it was compiled from. */
  compiledLess: Record<string, string>;
  /** The template's files with their text, by path in the project. */
  template: Record<string, string>;
  /** Files that the project's server serves as they are, by path under its root. */
  publicFiles: Record<string, string>;
  /** Exact versions by package name: what the demo imports, and what builds it. */
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** A demo as a Vite project of its own, with exact versions and without LESS. */
export function buildProject(parts: ProjectParts): SandboxProject {
  const { title, template, compiledLess } = parts;
  const [demoFile] = Object.keys(parts.files);
  if (!demoFile)
    throw new Error(`The demo "${title}" has no file, so no project can be made of it.`);

  const files: Record<string, string> = { 'package.json': printManifest(parts), ...template };
  fill(files, 'index.html', '%TITLE%', title);
  fill(files, 'src/main.tsx', './Demo.tsx', relativePath('src/main.tsx', projectPath(demoFile)));

  for (const [file, text] of Object.entries(parts.files))
    files[projectPath(file)] = replaceLess(text, projectPath(file), compiledLess);
  for (const [specifier, css] of Object.entries(compiledLess)) files[sheetPath(specifier)] = css;
  for (const [file, text] of Object.entries(parts.publicFiles)) files[`public/${file}`] = text;
  return { title, files };
}

function fill(files: Record<string, string>, file: string, blank: string, value: string): void {
  const text = files[file];
  if (!text?.includes(blank))
    throw new Error(`The sandbox template's ${file} has no "${blank}" to fill in. Put it back.`);
  files[file] = text.replace(blank, value);
}

function printManifest({ title, dependencies, devDependencies }: ProjectParts): string {
  const manifest = {
    name: `rc-select-${title}`,
    private: true,
    type: 'module',
    scripts: { start: 'vite', build: 'vite build' },
    dependencies,
    devDependencies,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** `stories/single/Single.tsx` stands at `src/single/Single.tsx`, so relative imports stay as they are. */
const projectPath = (file: string) => `src/${file.replace(/^stories\//, '')}`;

/** `rc-select/assets/index.less` becomes `src/_shared/rc-select.css`. */
const sheetPath = (specifier: string) =>
  `src/_shared/${packageOf(specifier).replace('/', '-')}.css`;

function replaceLess(text: string, file: string, compiled: Record<string, string>): string {
  return Object.keys(compiled).reduce(
    (all, specifier) =>
      all.replace(`'${specifier}'`, `'${relativePath(file, sheetPath(specifier))}'`),
    text,
  );
}

/** Both paths lie in `src/`. */
function relativePath(from: string, to: string): string {
  const up = from.split('/').slice(1, -1);
  return [...(up.length ? up.map(() => '..') : ['.']), ...to.split('/').slice(1)].join('/');
}
