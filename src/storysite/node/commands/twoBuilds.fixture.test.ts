// @vitest-environment node
import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuildReport } from '../../core/BuildReport.ts';
import { copyFixture, loader, request } from './testBuild.ts';

const INSTALL_MS = 300_000;

/** A project with its own base, language and warnings. */
function createProject(name: string, base: string, locales: object[]): Promise<string> {
  return copyFixture({
    '.storybook/main.ts': `export default {
  framework: '@storybook/react-vite',
  stories: ['../docs/${name}.mdx', '../src/Button.stories.jsx'],
};`,
    '.storybook/site.config.mjs': `export default {
  title: '${name}', base: '${base}', locales: ${JSON.stringify(locales)}, bundleImages: true, plugins: [],
};`,
    [`docs/${name}.mdx`]: `import { Meta } from '@storybook/blocks';

<Meta title="${name}" />

# ${name}

[Nowhere](?path=/docs/${name}-gone--docs) ![Picture](https://${name}.invalid/picture.png)

\`\`\`${name}script
let a;
\`\`\`

[Manual](/manual.pdf) <a href="/manual.pdf">Manual</a> <img src="/plan.png" alt="Plan" />
`,
    'public/manual.pdf': 'manual',
    'public/plan.png': 'plan',
  });
}

/**
 * Builds both projects at once in one Node process, the first in several threads, into the folder `at-once` of each;
 * resolves to its NODE_ENV afterwards.
 */
async function buildAtOnce(): Promise<string> {
  const engine = new URL('../../', import.meta.url).href;
  const script = `
import { buildSite } from '${engine}node/commands/buildSite.ts';
import { recordFiles } from '${engine}node/commands/sortFolder.ts';
import { resolveConfig } from '${engine}node/project/resolveConfig.ts';
await Promise.all(${JSON.stringify(projects)}.map(async (root, index) => {
  const config = await resolveConfig({ root });
  await buildSite({ root, outDir: root + '/at-once', config, force: true, threads: index === 0 ? 3 : 1 });
  recordFiles(root + '/at-once');
}));
process.stdout.write(process.env.NODE_ENV);
process.exit();`;
  const args = ['--import', loader, '--input-type=module', '-e', script];
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    STORYSITE_OFFLINE: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  };
  // The names of CSS modules depend on the working directory.
  return (await promisify(execFile)(process.execPath, args, { cwd: projects[0], env })).stdout;
}

async function readFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = files
    .toSorted()
    .map(async (file) => [file.slice(folder.length), await readFile(file, 'latin1')]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

let projects: string[];
let nodeEnv: string;
beforeAll(async () => {
  const english = { lang: 'en', label: 'English', prefix: '' };
  const chinese = { lang: 'zh-CN', label: '中文', prefix: '' };
  projects = [
    await createProject('first', '/', [english, { ...chinese, prefix: 'zh-CN' }]),
    await createProject('second', '/second/', [chinese]),
  ];
  nodeEnv = await buildAtOnce();
}, INSTALL_MS);
afterAll(async () => {
  for (const project of projects) await rm(project, { recursive: true, force: true });
});

it('leave NODE_ENV as it is', () => expect(nodeEnv).toBe('test'));

it.each(['first', 'second'])(
  'of which the %s is, byte for byte, as when one thread builds it alone, for production',
  async (name) => {
    const project = projects.find((_, index) => ['first', 'second'][index] === name) ?? '';
    const args = ['build', '--output-dir', 'alone', '--force'];
    expect((await request({ project, cwd: projects[0], args })).error).toBe('');
    const alone = await readFolder(join(project, 'alone'));
    const atOnce = await readFolder(join(project, 'at-once'));
    expect(Object.keys(atOnce)).toEqual(Object.keys(alone));
    const different = Object.keys(alone).filter((file) => alone[file] !== atOnce[file]);
    expect(different).toEqual([]);
    const report = JSON.parse(atOnce['/storysite.json'] ?? '') as BuildReport;
    const file = `docs/${name}.mdx`;
    const text = expect.stringContaining(`${name}-gone--docs`) as string;
    expect(report.warnings).toEqual([{ code: 'link', text, file, line: 7 }]);
    expect(report.notes).toEqual([
      expect.stringContaining(`https://${name}.invalid/picture.png`),
      expect.stringContaining(`${name}script`),
    ]);
  },
  INSTALL_MS,
);

it('have the files of the folder that Vite serves, which no option of Storybook names, under their own base', async () => {
  const site = await readFolder(join(projects[1] ?? '', 'at-once'));
  const html = Object.entries(site).find(
    ([file]) => file.endsWith('/index.html') && file.includes('second'),
  );
  expect(html?.[1].match(/(href|src)="\/second\/(manual\.pdf|plan\.png)"/g)).toHaveLength(3);
  expect(html?.[1]).not.toMatch(/"\/(manual\.pdf|plan\.png)"/);
  expect(site['/manual.pdf']).toBe('manual');
});
