import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import ts from 'typescript';
import { applyEdits, bundlePackages } from './bundlePackages.mjs';
import { compileSheet } from './compileSheet.mjs';

// npm runs this in the folder of a package, before and after it packs: in the repository, `exports` name the sources;
// in the tarball, the compiled files.
const root = process.cwd();
const engine = dirname(fileURLToPath(import.meta.url));
const manifest = join(root, 'package.json');
/** The source manifest while the published one is in its place; it stays there if packing was killed. */
const kept = join(root, 'package.source.json');
const dist = join(root, 'dist');

const restore = () => existsSync(kept) && renameSync(kept, manifest);

/** Compiles the sources with `tsconfig.pack.json`. */
function compile() {
  const native = createRequire(import.meta.url).resolve('typescript-native/package.json');
  const args = [join(dirname(native), 'bin/tsc'), '-p', join(root, 'tsconfig.pack.json')];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0)
    throw new Error(
      'The sources do not compile, so there is nothing to pack. Fix the errors above.',
    );
}

/** Copies style sheets, declarations and other files that TypeScript does not emit into the folders that it wrote. */
function copyAssets() {
  for (const entry of readdirSync(dist, { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  )) {
    cpSync(join(root, entry.name), join(dist, entry.name), {
      recursive: true,
      filter: (file) => !/(?<!\.d)\.tsx?$|[/\\]fixture$/.test(file),
    });
  }
}

/** Compiles the style sheets, so that projects need not; the class names of a CSS module are in a file next to it. */
async function compileSheets() {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.css')) continue;
    const { css, names } = await compileSheet(name);
    writeFileSync(join(dist, name), css);
    if (name.endsWith('.module.css')) {
      writeFileSync(join(dist, `${name}.json`), JSON.stringify(names));
    }
  }
}

/**
 * Changes all compiled files with this extension.
 * @param {string} ending
 * @param {(text: string, name: string) => Edit[]} listEdits
 * @typedef {import('./bundlePackages.mjs').Edit} Edit
 */
function editFiles(ending, listEdits) {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith(ending)) continue;
    const file = join(dist, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, applyEdits(text, listEdits(text, name)));
  }
}

/**
 * Corrects declarations: they import files as the sources do (`./a.ts`), which older versions of TypeScript refuse, and
 * refer to declarations by the sources' paths, one folder too high.
 */
function correctDeclarations() {
  editFiles('.d.ts', (text) => {
    const { importedFiles, referencedFiles } = ts.preProcessFile(text, true, true);
    const imports = importedFiles
      .filter(({ fileName }) => /^\..*(?<!\.d)\.tsx?$/.test(fileName))
      .map(({ fileName, pos }) => ({
        // Behind the quote.
        start: pos + 1,
        end: pos + 1 + fileName.length,
        text: fileName.replace(/\.tsx?$/, '.js'),
      }));
    const references = referencedFiles
      .filter(({ fileName }) => fileName.startsWith('../'))
      .map(({ fileName, pos, end }) => ({ start: pos, end, text: fileName.slice('../'.length) }));
    return [...imports, ...references];
  });
}

/** Removes declarations that no entry leads to, since nobody can import their modules. */
function removeInnerDeclarations() {
  const { exports } = readManifest();
  const reached = new Set(
    Object.values(exports)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(root, toDeclaration(file))),
  );
  for (const file of reached) {
    const { importedFiles, referencedFiles } = ts.preProcessFile(
      readFileSync(file, 'utf8'),
      true,
      true,
    );
    for (const { fileName } of [...importedFiles, ...referencedFiles]) {
      if (fileName.startsWith('.'))
        reached.add(join(dirname(file), fileName.replace(/(?<!\.d)\.[jt]s$/, '.d.ts')));
    }
  }
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = join(dist, name);
    if (name.endsWith('.d.ts') && !reached.has(file)) rmSync(file);
  }
}

const WRAPPER = '__rewriteRelativeImportExtension';

/**
 * Removes TypeScript's wrapper of `import(address)`, which bundlers and browsers would pass on as a second argument.
 */
function unwrapImports() {
  editFiles('.js', (text, name) => {
    /** @type {Edit[]} */
    const edits = [];
    if (!text.includes(WRAPPER)) return edits;
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
    /** @param {ts.Node} node */
    const visit = (node) => {
      ts.forEachChild(node, visit);
      if (!ts.isCallExpression(node) || node.expression.getText(source) !== WRAPPER) return;
      const [address] = node.arguments;
      if (!address) return;
      edits.push({
        start: node.getStart(source),
        end: node.end,
        // With preceding comments, which bundlers read.
        text: address.getFullText(source),
      });
    };
    visit(source);
    return edits;
  });
}

/** Removes comments, except those for bundlers (editors read the others in declarations), and modules of types only. */
async function shortenModules() {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(dist, name);
    const { code } = await transform(readFileSync(file, 'utf8'), { target: 'esnext' });
    if (/^(export \{\s*\};)?\s*$/.test(code)) rmSync(file);
    else writeFileSync(file, code);
  }
}

/**
 * Path of a source file in the tarball.
 * @param {string} file
 */
const toDist = (file) => file.replace(/^\.\//, './dist/').replace(/\.tsx?$/, '.js');

/**
 * Path of its declaration.
 * @param {string} file
 */
const toDeclaration = (file) => toDist(file).replace(/js$/, 'd.ts');

/**
 * An entry of `exports` as the tarball has it.
 * @param {string} file
 */
function publishEntry(file) {
  if (!/\.tsx?$/.test(file)) return file === './package.json' ? file : toDist(file);
  return { types: toDeclaration(file), default: toDist(file) };
}

/** The addresses that npm shows: those of the repository that releases, since this project has none of its own. */
function addresses() {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  if (!server || !name) return {};
  const url = `${server}/${name}`;
  const directory = relative(join(engine, '../..'), root).replaceAll('\\', '/');
  return {
    homepage: `${url}/tree/HEAD/${directory}#readme`,
    bugs: `${url}/issues`,
    repository: { type: 'git', url: `git+${url}.git`, directory },
  };
}

/** Replaces the source manifest by the published one. */
function publishManifest() {
  const source = readManifest();
  const published = {
    ...source,
    ...addresses(),
    // JSON leaves out undefined values.
    private: undefined,
    scripts: undefined,
    devDependencies: undefined,
    types: toDeclaration(source.exports['.'] ?? ''),
    bin: source.bin && mapValues(source.bin, toDist),
    exports: mapValues(source.exports, publishEntry),
  };
  renameSync(manifest, kept);
  writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`);
}

/** @returns {{ exports: Record<string, string>, bin?: Record<string, string> }} */
function readManifest() {
  return JSON.parse(readFileSync(manifest, 'utf8'));
}

/**
 * @template T
 * @param {Record<string, string>} object
 * @param {(value: string) => T} change
 */
function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

restore();
rmSync(dist, { recursive: true, force: true });
if (process.argv[2] === 'prepack') {
  compile();
  copyAssets();
  // Other packages ship theirs for the project's own pipeline.
  if (relative(engine, root) === '') await compileSheets();
  correctDeclarations();
  unwrapImports();
  removeInnerDeclarations();
  await shortenModules();
  await bundlePackages(dist, root);
  publishManifest();
}
