import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { SiteError } from '../core/SiteError.ts';
import { parseManifest } from '../node/project/readPackage.ts';
import type { SyntaxNode } from '../node/project/parseScript.ts';

/** The lowest version, as major and minor, and the highest major. */
interface Range {
  min: [major: number, minor: number];
  maxMajor: number;
}

const NODE: Range = { min: [20, 19], maxMajor: Infinity };

/** The supported versions of a project's packages, in the order in which to fix them. */
const PACKAGES: Record<string, Range & { words: string; remedy: string }> = {
  storybook: {
    min: [8, 6],
    maxMajor: 10,
    words: '8.6, 9 and 10',
    remedy: 'Run "npx storybook@latest upgrade".',
  },
  react: {
    min: [18, 0],
    maxMajor: 19,
    words: '18 and 19',
    remedy: 'Run "npm install react@latest react-dom@latest".',
  },
  vite: {
    min: [5, 4],
    maxMajor: 8,
    words: '5.4, 6, 7 and 8',
    remedy: 'Run "npm install --save-dev vite@latest".',
  },
};

const OTHER_FRAMEWORK =
  /^(?:@storybook\/(?:angular|ember|html|preact|qwik|server|svelte|sveltekit|vue|vue3|web-components)|storybook-solidjs|storybook-framework-qwik|@storybook-vue\/[\w-]+|@analogjs\/storybook-angular)(?:-vite|-webpack5)?(?=\/|$)/;
const REACT_FRAMEWORK = /^@storybook\/(?:react|nextjs|experimental-nextjs|tanstack-react)\b/;

/**
 * Throws if the version of Node, Storybook, React or Vite, or a framework other than React, rules out a site. Only
 * reads files, so that nothing of the project runs and fails first.
 */
export async function checkProject(
  root: string,
  configDir: string,
  nodeVersion = process.versions.node,
): Promise<void> {
  if (!isWithin(nodeVersion, NODE)) {
    throw new SiteError(
      `Node ${nodeVersion} runs this, but storysite needs Node 20.19 or newer.`,
      'Install a newer Node from https://nodejs.org/.',
    );
  }
  const framework = await findOtherFramework(resolve(root, configDir));
  if (framework) {
    throw new SiteError(
      `This Storybook uses ${framework}, but storysite makes sites of Storybooks for React only.`,
      'Run it in a project whose "framework" is @storybook/react-vite or another one for React.',
    );
  }
  for (const [name, { words, remedy, ...range }] of Object.entries(PACKAGES)) {
    const version = findVersion(root, name);
    // A missing Vite is reported when it is needed.
    if (!version && name === 'vite') continue;
    if (version && isWithin(version, range)) continue;
    const title = name[0]?.toUpperCase() + name.slice(1);
    throw new SiteError(
      version
        ? `${title} ${version} is installed in ${root}, but storysite supports ${words}.`
        : `${title} is not installed in ${root}; storysite needs ${title} ${words}.`,
      version || name !== 'storybook'
        ? remedy
        : 'Run "npm install" there, or "npm create storybook@latest" if the project has no Storybook yet.',
    );
  }
}

function isWithin(version: string, { min, maxMajor }: Range): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > min[0] || (major === min[0] && minor >= min[1]);
  return isNewEnough && major <= maxMajor;
}

/** The version of a package that the project's files import; undefined if it is not installed. */
function findVersion(root: string, name: string): string | undefined {
  const { resolve: find } = createRequire(join(root, 'package.json'));
  const paths = find.paths(name) ?? [];
  const file = paths.map((path) => join(path, name, 'package.json')).find(existsSync);
  return file && parseManifest<{ version?: string }>(file, readFileSync(file, 'utf8')).version;
}

/** The framework in the main file, if it is not for React. */
async function findOtherFramework(configDir: string): Promise<string | undefined> {
  if (!existsSync(configDir)) return undefined;
  const main = readdirSync(configDir).find((file) => /^main\.[cm]?[jt]sx?$/.test(file));
  const names = main ? await listFrameworks(readFileSync(join(configDir, main), 'utf8')) : [];
  if (names.some((name) => REACT_FRAMEWORK.test(name))) return undefined;
  return names.flatMap((name) => OTHER_FRAMEWORK.exec(name)?.[0] ?? [])[0];
}

/** The parts of a syntax tree that are read here. */
interface Node extends SyntaxNode {
  name?: string;
  value?: unknown;
  key?: Node;
  id?: Node;
  init?: Node | null;
  left?: Node;
  right?: Node;
  property?: Node;
  source?: Node | null;
}

/** The strings in the `framework` of a main file; if it has none, the modules that it imports. */
async function listFrameworks(code: string): Promise<string[]> {
  const values: Node[] = [];
  const constants = new Map<string, Node>();
  const modules: string[] = [];
  try {
    // Fails if Storybook is missing or too old, which is checked next.
    const { parseScript, walk } = await import('../node/project/parseScript.ts');
    walk<Node>(parseScript(code) as SyntaxNode, (node) => {
      const { key, value, id, init, left, right, source } = node;
      if (isFramework(key)) values.push(value as Node);
      if (isFramework(left?.property) && right) values.push(right);
      if (id?.name && init) constants.set(id.name, init);
      if (typeof source?.value === 'string') modules.push(source.value);
    });
    const texts: string[] = [];
    for (const value of values) {
      walk(value, ({ type, name = '', value: text }) => {
        if (type === 'StringLiteral') texts.push(String(text));
        else if (type === 'TemplateElement') texts.push((text as { raw: string }).raw);
        // Follows each constant once, since it may refer to itself.
        else if (constants.has(name)) values.push(...take(constants, name));
      });
    }
    return texts.length > 0 ? texts : modules;
  } catch {
    return modules;
  }
}

const isFramework = (key: Node | undefined) => (key?.name ?? key?.value) === 'framework';

function take(constants: Map<string, Node>, name: string): Node[] {
  const value = constants.get(name);
  constants.delete(name);
  return value ? [value] : [];
}
