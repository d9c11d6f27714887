// @vitest-environment node
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyFixture, runBuild } from './testBuild.ts';

const INSTALL_MS = 300_000;
/** Files that each cause another warning. */
const wrong = {
  'docs/Wrong.mdx': `---
title: 7
---

import { Meta } from '@storybook/blocks';

<Meta title="Wrong" />

[Manual](/manual.pdf) <a href="/manual.pdf">Manual</a> <img src="/plan.png" alt="Plan" />

<script>alert(1)</script>

[There](?path=/docs/gone--docs)
`,
  '.storybook/preview-body.html': '<p onclick="alert(1)">Press</p>',
  'public/404.html': 'mine',
};

let project: string;
beforeAll(async () => {
  project = await copyFixture({
    ...wrong,
    '.storybook/site.config.mjs': `import { strictPolicy } from 'storysite/plugins';
export default { plugins: [strictPolicy()] };`,
    // Large scripts cause no warning, since the report has their size.
    'src/Large.stories.tsx': `export default { title: 'Large' };
const text = ${JSON.stringify('large '.repeat(100_000))};
export const Text = () => text.slice(0, 5);`,
    'public/manual.pdf': 'manual',
    'public/plan.png': 'plan',
    'vite.config.js': `import react from '@vitejs/plugin-react';
const warner = {
  name: 'warner',
  // Rollup warns of plugins that leave out theirs.
  config: () => ({ build: { sourcemap: true } }),
  transform(code, id, { ssr } = {}) {
    if (id.endsWith('src/Button.jsx')) this.warn(ssr ? 'only for the server' : 'for the browser');
  },
};
export default {
  plugins: [react(), warner],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
};`,
  });
  const main = join(project, '.storybook/main.ts');
  await writeFile(main, (await readFile(main, 'utf8')).replace(/staticDirs: .*/, ''));
}, INSTALL_MS);
afterAll(() => rm(project, { recursive: true, force: true }));

it(
  'a strict build fails and lists every warning, also when all pages are cached, and leaves the earlier site as it is',
  async () => {
    const report = join(project, 'site/storysite.json');
    await mkdir(dirname(report));
    const earlier = '{ "files": ["storysite.json"] }';
    await writeFile(report, earlier);
    const { code, error } = await runBuild(project, '--strict', '--force');
    expect(code).toBe(1);
    expect(error).toContain('The build has 6 warnings, which "strict" does not allow:');
    for (const words of [
      'docs/Wrong.mdx:1: The front matter',
      'docs/Wrong.mdx:11: There is the element <script>',
      'docs/Wrong.mdx:13: The link to',
      'the handler onclick="alert(1)" of <p>',
      'public/404.html: The file replaces',
      'for the browser',
    ])
      expect(error).toContain(words);
    const cached = await runBuild(project, '--strict');
    // Those with loaders are rendered each time.
    expect(cached.output).toMatch(/^Cache +1\d of 2\d pages/m);
    expect(cached.error).toBe(error);
    expect(await readdir(dirname(report))).toEqual(['storysite.json']);
    expect(await readFile(report, 'utf8')).toBe(earlier);
  },
  INSTALL_MS,
);
