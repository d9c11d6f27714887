import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { moduleAddress } from './moduleAddress.ts';

type Hook = (this: object, ...args: unknown[]) => unknown;

function transform(code: string, id = '/project/src/Button.js'): string {
  const plugin = moduleAddress();
  const config = { command: 'serve', base: '/', root: '/project', build: {} };
  (plugin.configResolved as Hook).call({}, config);
  const result = (plugin.transform as Hook).call({ parse: parseAst }, code, id, { ssr: true });
  return (result as { code: string } | null)?.code ?? code;
}

const ADDRESS = '"http://module.storysite.invalid/src/Button.js"';

it.each([
  ['a(import.meta.url);', `a(${ADDRESS});`],
  ['a(import.meta /* the address */ .url);', `a(${ADDRESS});`],
  ["a(import.meta['url'], import.meta?.url);", `a(${ADDRESS}, ${ADDRESS});`],
  ['a(import.meta.dirname, import.meta\r\n  .filename);', 'a(undefined, undefined);'],
])('gives %s the address of the site', (code, changed) => {
  expect(transform(code)).toBe(changed);
});

it.each([
  '// import.meta.url\nexport const a = "import.meta.url";',
  'a(import.meta.env.url, `import.meta.url`);',
])('leaves %j as it is', (code) => {
  expect(transform(code)).toBe(code);
});

it("leaves the bundler's runtime its own address", () => {
  const code = 'export const load = createRequire(import.meta.url);';
  expect(transform(code, '\0rolldown/runtime.js')).toBe(code);
});

it('leaves a package for Node its own address, and no other one', () => {
  const id = '/project/node_modules/a/index.js';
  const code = 'import { fileURLToPath } from "node:url"; a(fileURLToPath(import.meta.url));';
  expect(transform(code, id)).toBe(code);
  expect(transform('// fileURLToPath\na(import.meta.url);', id)).toContain(
    'node_modules/a/index.js"',
  );
});
