import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { SiteError } from '../core/SiteError.ts';

/** The lowest version, as major and minor, and the highest major. */
interface Range {
  min: [major: number, minor: number];
  maxMajor: number;
}

const NODE: Range = { min: [20, 19], maxMajor: Infinity };

/** What a project's packages have to be, in the order in which to put them right. */
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
  /['"`]((?:@storybook\/(?:angular|ember|html|preact|qwik|server|svelte|sveltekit|vue|vue3|web-components)|storybook-solidjs|storybook-framework-qwik|@storybook-vue\/[\w-]+|@analogjs\/storybook-angular)(?:-vite|-webpack5)?)['"`/]/;
const REACT_FRAMEWORK = /['"`]@storybook\/(?:react|nextjs|experimental-nextjs|tanstack-react)\b/;

/**
 * Throws one sentence where a project cannot become a site: the version of Node, Storybook, React or Vite, or a framework
 * other than React. Reads files only, so that nothing of the project fails first.
 */
export function checkProject(
  root: string,
  configDir: string,
  nodeVersion = process.versions.node,
): void {
  if (!isWithin(nodeVersion, NODE)) {
    throw new SiteError(
      `Node ${nodeVersion} runs this, but storysite needs Node 20.19 or newer.`,
      'Install a newer Node from https://nodejs.org/.',
    );
  }
  const framework = findOtherFramework(resolve(root, configDir));
  if (framework) {
    throw new SiteError(
      `This Storybook uses ${framework}, but storysite makes sites of Storybooks for React only.`,
      'Run it in a project whose "framework" is @storybook/react-vite or another one for React.',
    );
  }
  for (const [name, { words, remedy, ...range }] of Object.entries(PACKAGES)) {
    const version = findVersion(root, name);
    // The engine, or Storybook itself, says what is missing besides React and Storybook.
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

/** The version of a package as the project's files see it; undefined where it is not installed. */
function findVersion(root: string, name: string): string | undefined {
  const { resolve: find } = createRequire(join(root, 'package.json'));
  const paths = find.paths(name) ?? [];
  const file = paths.map((path) => join(path, name, 'package.json')).find(existsSync);
  return file && (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** The framework that the main file names, where it is not one for React. */
function findOtherFramework(configDir: string): string | undefined {
  if (!existsSync(configDir)) return undefined;
  const main = readdirSync(configDir).find((file) => /^main\.[cm]?[jt]sx?$/.test(file));
  const text = main ? readFileSync(join(configDir, main), 'utf8') : '';
  return REACT_FRAMEWORK.test(text) ? undefined : OTHER_FRAMEWORK.exec(text)?.[1];
}
