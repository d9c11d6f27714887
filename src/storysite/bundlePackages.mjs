import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';

/** Folder of the compiled packages and of the list of their licenses. */
const FOLDER = 'bundled';

/**
 * Compiles the development dependencies that a compiled module imports into the package, so that nobody installs them,
 * and names their licenses. Only for small packages of plain functions: packages that the project itself may use, or
 * should update on its own, stay dependencies.
 * @param {string} dist The compiled package.
 * @param {string} root The folder of its sources and its manifest.
 */
export async function bundlePackages(dist, root) {
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = readManifest(root);
  const packages = Object.keys(devDependencies).filter((name) => !(name in peerDependencies));
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, ...listImports(join(dist, name), packages) }));
  const ids = [...new Set(files.flatMap(({ imports }) => imports.map(({ id }) => id)))].sort();
  if (ids.length === 0) return;
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ids.map((id) => ({ in: id, out: outName(id) })),
    outdir: join(dist, FOLDER),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    target: 'es2022',
    minify: true,
    // A project's own copy of a remark plugin is recognized by its name.
    keepNames: true,
    external: Object.keys(dependencies),
    legalComments: 'none',
    metafile: true,
    chunkNames: 'shared/[hash]',
    logLevel: 'error',
  });
  for (const { name, text, imports } of files) {
    const up = relative(dirname(name), FOLDER).split(sep).join('/');
    const from = up.startsWith('.') ? up : `./${up}`;
    const edits = imports.map(({ id, start }) => ({
      start,
      end: start + id.length,
      text: `${from}/${outName(id)}.js`,
    }));
    if (edits.length > 0) writeFileSync(join(dist, name), applyEdits(text, edits));
  }
  const inputs = Object.keys(metafile.inputs).map((file) => join(root, file));
  writeFileSync(join(dist, FOLDER, 'licenses.txt'), printLicenses(inputs));
}

/**
 * Replaces parts of a text.
 * @param {string} text
 * @param {readonly Edit[]} edits
 * @typedef {{ start: number, end: number, text: string }} Edit A part of a text, and its replacement.
 */
export function applyEdits(text, edits) {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((left, edit) => left.slice(0, edit.start) + edit.text + left.slice(edit.end), text);
}

/** @param {string} id */
const outName = (id) => id.replaceAll('/', '-');

/**
 * The imports of these packages in a module: each with its id, and the offset of the id.
 * @param {string} file
 * @param {readonly string[]} packages
 */
function listImports(file, packages) {
  const text = readFileSync(file, 'utf8');
  const imports = ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) =>
      packages.some((name) => fileName === name || fileName.startsWith(`${name}/`)),
    )
    // Behind the quote.
    .map(({ fileName, pos }) => ({ id: fileName, start: pos + 1 }));
  return { text, imports };
}

/**
 * The packages that contain these files, with their licenses.
 * @param {readonly string[]} files
 */
function printLicenses(files) {
  const folders = new Set(files.map(packageFolder));
  const entries = [...folders].map((folder) => {
    const { name, version, license, licenses } = readManifest(folder);
    // Old packages have a list.
    const [{ type = license } = {}] = licenses ?? [{}];
    if (!type) throw new Error(`${name} names no licence, so it cannot be packed.`);
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? `\n\n${readFileSync(join(folder, file), 'utf8').trim()}` : '';
    return `${name} ${version} · ${type}${text}`;
  });
  const intro = 'This folder contains these packages, under the licences below.';
  return `${[intro, ...entries.sort()].join('\n\n---\n\n')}\n`;
}

/** @param {string} file */
function packageFolder(file) {
  let folder = dirname(file);
  while (!isPackage(folder)) folder = dirname(folder);
  return folder;
}

/**
 * Whether this is the folder of a package: package.json files of inner folders only set the type of modules.
 * @param {string} folder
 */
const isPackage = (folder) =>
  existsSync(join(folder, 'package.json')) && Boolean(readManifest(folder).name);

/**
 * @param {string} folder
 * @returns {Manifest}
 * @typedef {{ name?: string, version?: string, license?: string, licenses?: { type?: string }[] } & Partial<Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>>} Manifest
 */
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
