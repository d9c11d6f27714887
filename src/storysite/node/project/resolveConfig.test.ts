// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseCommand } from '../../cli/parseCommand.ts';
import { toWebAddress } from './readPackage.ts';
import { defaultPlugins } from '../../cli/defaultPlugins.ts';
import { readConfig, resolveConfig } from './resolveConfig.ts';

let root: string;

const write = (file: string, text: string) => writeFileSync(join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'config-'));
  mkdirSync(join(root, '.storybook'));
  write(
    'package.json',
    JSON.stringify({
      name: 'lantern',
      version: '1.4.0',
      description: 'Parts of a reading room',
      repository: { url: 'git+ssh://git@git.example/a/lantern.git', directory: 'ui' },
    }),
  );
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

it('requires no configuration: package.json and defaults say the rest', async () => {
  expect(await resolveConfig({ root, plugins: defaultPlugins })).toMatchObject({
    title: 'lantern',
    version: '1.4.0',
    description: 'Parts of a reading room',
    repository: { url: 'https://git.example/a/lantern', branch: 'HEAD', directory: 'ui' },
    base: '/',
    plugins: [{ name: 'color-scheme' }, { name: 'early-input' }],
  });
});

it.each(['{}', '{ "version": "0.0.0" }', '{ "version": "0.0.0-development" }'])(
  'gives a project without a name and a description both, and no version: %s',
  async (text) => {
    write('package.json', text);
    const { title, description, version } = await resolveConfig({ root });
    expect(title).toMatch(/^config-/);
    expect(description).toBe(`Documentation of ${title}.`);
    expect(version).toBeUndefined();
  },
);

it('prefers site.config to package.json, and the command line to both', async () => {
  write('.storybook/title.ts', `export const title: string = 'Reading room';`);
  const text = `import { title } from './title';
    export default { title, base: '/room', plugins: [] as object[] };`;
  write('.storybook/site.config.ts', text);
  const config = await resolveConfig({ root });
  expect(config).toMatchObject({ title: 'Reading room', version: '1.4.0', base: '/room/' });
  expect(config.plugins).toEqual([]);
  expect((await resolveConfig({ root, flags: { base: '/x' } })).base).toBe('/x/');
});

it('keeps the options whose flags are not given', async () => {
  const options = { base: '/room/', strict: true };
  write('.storybook/site.config.ts', `export default ${JSON.stringify(options)};`);
  const { flags } = parseCommand(['build']);
  expect(await resolveConfig({ root, flags })).toMatchObject(options);
  const { flags: given } = parseCommand(['build', '--base', '/x/']);
  expect(await resolveConfig({ root, flags: given })).toMatchObject({ ...options, base: '/x/' });
});

it('writes nothing into the project where caches are elsewhere', async () => {
  vi.stubEnv('CACHE_DIR', join(root, 'caches'));
  mkdirSync(join(root, 'node_modules'));
  write('.storybook/title.ts', `export const title: string = 'Room in ';`);
  const text = `import { basename } from 'node:path';
    import { title } from './title';
    export default { title: title + basename(__dirname) };`;
  write('.storybook/site.config.ts', text);
  const { config, files } = await readConfig({ root });
  expect(config.title).toBe('Room in .storybook');
  expect(files.map((file) => basename(file)).toSorted()).toEqual(['site.config.ts', 'title.ts']);
  expect(readdirSync(join(root, 'node_modules'))).toEqual([]);
  // Only a bundle supports this.
  write('.storybook/site.config.ts', `module.exports = { title: 'CommonJS' };`);
  expect((await readConfig({ root })).config.title).toBe('CommonJS');
});

it.each(['mts', 'js', 'mjs'])('reads site.config.%s', async (extension) => {
  write(`.storybook/site.config.${extension}`, `export default { title: 'Room' };`);
  expect((await resolveConfig({ root })).title).toBe('Room');
});

it.each([
  [`export default { titel: 'x' };`, /^\.storybook.site\.config\.ts is not valid:\n✖ .*"titel"/],
  [`export default { base: 5 };`, /Got 5\. .*\n {2}→ at base/],
  [`export default {`, /site\.config\.ts cannot be loaded: .*\nFix the file\.$/],
  [`throw new Error('no key');`, /site\.config\.ts cannot be loaded: no key\.\nFix the file\.$/],
  [`import 'gone/parts';`, /site\.config\.ts imports "gone", .*\n.*--save-dev gone$/],
  [`export default 5;`, /site\.config\.ts cannot be loaded: .*object/],
])('refuses %j in one message', async (text, message) => {
  write('.storybook/site.config.ts', text);
  await expect(resolveConfig({ root })).rejects.toMatchObject({ name: 'SiteError' });
  await expect(resolveConfig({ root })).rejects.toThrow(message);
});

it('says where it looked for a Storybook and for a project', async () => {
  await expect(resolveConfig({ root, configDir: 'ui' })).rejects.toThrow(/--config-dir/);
  rmSync(join(root, 'package.json'));
  await expect(resolveConfig({ root })).rejects.toThrow(/There is no .*package\.json/);
  write('package.json', '{');
  await expect(resolveConfig({ root })).rejects.toThrow(/package\.json is not valid JSON/);
});

it.each([
  ['owner/name', 'https://github.com/owner/name'],
  ['gitlab:owner/name', 'https://gitlab.com/owner/name'],
  ['https://github.com/owner/name.git', 'https://github.com/owner/name'],
  ['git+https://github.com/owner/name.git', 'https://github.com/owner/name'],
  ['git://github.com/owner/name.git', 'https://github.com/owner/name'],
  ['git@github.com:owner/name.git', 'https://github.com/owner/name'],
  ['ssh://git@git.example:7999/owner/name.git', 'https://git.example/owner/name'],
  ['gist:11081aaa281', undefined],
  ['', undefined],
  [undefined, undefined],
])('the address of the repository %s is %s', (repository, address) => {
  expect(toWebAddress(repository)).toBe(address);
});
