import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { entries } from '../project/entries.ts';
import type { SiteReader } from '../site/Site.ts';

// Before 6.3, Vite ignores the filters of hooks, so the hooks test the ids as well.
const MOCKING = /^msw(\/core\/.*)?$|^msw-storybook-addon/;
const BROWSER = /[/\\]msw[/\\].*browser|[/\\]msw_browser/;
const STARTS = /\bsetupWorker\b/;

const ID = '\0site:msw:';
/** MSW in a site without mocks. */
const OFF = '\0site:no-msw:';

/** The expression by which all versions 2.x of MSW detect service workers. */
const ASKS = /(["'])serviceWorker\1 in navigator/g;

/**
 * Lets modules that import MSW, for the handlers of stories, provide the rest of it. In the browser it intercepts
 * requests within the page, as it does by itself without service workers: a worker would have the scope of the whole
 * site, and is not available to many readers. In Node it is MSW's server.
 */
export function msw({ root, config, warn }: SiteReader): Plugin {
  const require = createRequire(join(root, 'package.json'));
  return {
    name: 'site:msw',
    enforce: 'pre',
    resolveId: {
      filter: { id: MOCKING },
      async handler(id, importer, options) {
        if (!MOCKING.test(id) || importer?.startsWith(ID)) return null;
        if (!config.mocks) return id.startsWith('msw-storybook-addon') ? null : OFF + id;
        const unknown = findUnknown(require);
        if (unknown) warn('msw', describe(unknown));
        if (id.startsWith('msw-storybook-addon') || unknown?.startsWith('msw ')) return null;
        const real = await this.resolve(id, importer, { ...options, skipSelf: true });
        return real && { id: ID + real.id, moduleSideEffects: true };
      },
    },
    load: {
      filter: { id: /site:(no-)?msw:/ },
      async handler(id, { ssr = false } = {}) {
        if (id.startsWith(OFF)) return printOff(require, id.slice(OFF.length));
        if (!id.startsWith(ID)) return null;
        const load = ssr ? IN_NODE : "import('storysite-real:msw/browser')";
        return `${ssr ? printAddress(require) : ''}export * from ${JSON.stringify(id.slice(ID.length))};
import { provideMsw } from ${JSON.stringify(entries.msw)};
provideMsw(() => ${load});
`;
      },
    },
    transform: {
      filter: { id: BROWSER, code: STARTS },
      handler(code, id) {
        if (!BROWSER.test(id) || !STARTS.test(code)) return null;
        const changed = code.replace(ASKS, 'false');
        if (changed === code && /\.register\(/.test(code)) warn('msw', describe('another version'));
        return { code: changed, map: null };
      },
    },
  };
}

/** Prints a module with the exports of one of MSW's, which do nothing, so that readers do not load MSW. */
async function printOff(require: NodeJS.Require, id: string): Promise<string> {
  const real = (await import(pathToFileURL(require.resolve(id)).href)) as object;
  // Node adds "module.exports".
  const names = Object.keys(real).filter((name) => /^\w+$/.test(name));
  return `import { noMsw } from ${JSON.stringify(entries.noMsw)};
export { ${names.map((name) => `noMsw as ${name}`).join(', ')} };
`;
}

/** MSW's server is not in the bundle, since it replaces modules of Node; bundlers do not read a variable. */
const IN_NODE = 'import(/* @vite-ignore */ server).then((module) => module.default ?? module)';

const printAddress = (require: NodeJS.Require) =>
  `const server = ${JSON.stringify(pathToFileURL(require.resolve('msw/node')).href)};\n`;

/** Finds a package of MSW in a version that the site does not know. */
function findUnknown(require: NodeJS.Require): string | undefined {
  const known: [string, (number | undefined)[]][] = [
    ['msw', [2]],
    ['msw-storybook-addon', [undefined, 2, 3]],
  ];
  return known.flatMap(([name, majors]) => {
    const found = readMajor(require, name);
    return majors.includes(found) ? [] : `${name} ${found ?? 'nowhere'}`;
  })[0];
}

function readMajor(require: NodeJS.Require, name: string): number | undefined {
  try {
    // Not every version exports its package.json.
    const file = require.resolve(name).replace(new RegExp(`(.*[/\\\\]${name})[/\\\\].*`), '$1');
    const { version } = JSON.parse(readFileSync(join(file, 'package.json'), 'utf8')) as {
      version: string;
    };
    return Number.parseInt(version, 10);
  } catch {
    return undefined;
  }
}

const describe = (found: string) =>
  `Stories mock requests with MSW, but the site knows msw 2 with msw-storybook-addon 2 or 3, and found ${found}, so mocks may be missing. Install these versions, or set "mocks" to false in site.config.`;
