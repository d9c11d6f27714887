import { join, resolve } from 'node:path';
import license, { type Dependency } from 'rollup-plugin-license';
import type { Plugin, Rollup } from 'vite';

/** Licenses that only require shipping their text with the package. */
const ALLOWED =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT OFL-1.1'.split(' ');

/** Text for packages that name this license but include no license file. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

interface LicensesOptions {
  root: string;
  /** Introduction of the list; names the product that contains the packages. */
  intro: string;
  /** Packages that ship although no module of theirs is in this bundle. */
  alsoShipped?: string[];
  /** Other licenses whose terms this build complies with. */
  alsoAllowed?: string[];
}

/** The part of the license plugin that is called here. */
interface Reader {
  renderChunk(code: string, chunk: Pick<Rollup.RenderedChunk, 'modules'>): void;
  generateBundle(): void;
}

/**
 * Writes `licenses.txt`: the packages in a browser build, with their license texts. A package with no license, or with
 * a license that is not allowed, fails the build.
 */
export function licenses({
  root,
  intro,
  alsoShipped = [],
  alsoAllowed = [],
}: LicensesOptions): Plugin {
  return {
    name: 'site:licenses',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    generateBundle(_, bundle) {
      let source = '';
      const output = (packages: Dependency[]) => {
        source = `${[intro, ...packages.map(printPackage).toSorted()].join('\n\n')}\n`;
      };
      const test = `(${[...ALLOWED, ...alsoAllowed].join(' OR ')})`;
      const allow = { test, failOnUnlicensed: true, failOnViolation: true };
      const thirdParty = { output, allow, includePrivate: true, multipleVersions: true };
      // On its own, the plugin misses style sheets and copied files, so it receives all files as modules of one chunk.
      const reader = license({ cwd: root, thirdParty }) as unknown as Reader;
      const files = Object.values(bundle).flatMap((part) => listFiles(part, root));
      const copied = alsoShipped.map((name) => join(root, 'node_modules', name, 'package.json'));
      const modules = [...files, ...copied].map((file) => [file, { renderedLength: 1 }]);
      reader.renderChunk('', { modules: Object.fromEntries(modules) });
      try {
        reader.generateBundle();
      } catch (error) {
        this.error(
          `${String(error)} The site would ship it to readers. Remove it or, if you comply with its terms, add its license to ALLOWED in licenses.ts.`,
        );
      }
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source });
    },
  };
}

/** Files that remain in a chunk or asset after tree shaking; the script of a style sheet is always empty. */
function listFiles(part: Rollup.OutputAsset | Rollup.OutputChunk, root: string): string[] {
  if (part.type === 'asset') return part.originalFileNames.map((file) => resolve(root, file));
  return Object.entries(part.modules)
    .filter(([id, { renderedLength }]) => renderedLength > 0 || /\.(css|less)(\?|$)/.test(id))
    .map(([id]) => id);
}

function printPackage(entry: Dependency): string {
  const { name, version, license: terms, homepage, author, noticeText } = entry;
  const holder = author?.name ?? `the authors of ${name}`;
  const standard = terms === 'MIT' ? `MIT License\n\nCopyright (c) ${holder}\n\n${MIT}` : undefined;
  const text = entry.licenseText ?? standard;
  if (!text)
    throw new Error(
      `${name} ${version} is licensed under "${terms}" but does not include the license text.`,
    );
  const title = [`${name} ${version}`, terms, homepage].filter(Boolean).join(' · ');
  const line = '─'.repeat(80);
  return [line, title, line, text.trim(), noticeText?.trim() ?? []].flat().join('\n\n');
}
