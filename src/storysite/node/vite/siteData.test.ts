import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSiteConfig } from '../config/SiteConfig.ts';
import { readSite } from '../site/readSite.ts';
import { sitePlugin } from './siteData.ts';

/** Files of a demo whose names are those of every other demo. */
function demoFiles(name: string): Record<string, string> {
  return {
    'Demo.tsx': 'export default () => null;',
    'Demo.stories.tsx': `import Demo from './Demo.tsx';
export default { title: 'Demo/${name}', component: Demo };
export const Basic = {};`,
    'Demo.mdx': `import { Canvas, Meta } from '@storybook/blocks';
import * as stories from './Demo.stories.tsx';

<Meta of={stories} />

# ${name}

<Canvas of={stories.Basic} />
`,
  };
}

describe('sitePlugin', () => {
  let root = '';

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'site-plugin-'));
    for (const name of ['first', 'second']) {
      const folder = join(root, 'stories', name);
      await mkdir(folder, { recursive: true });
      for (const [file, text] of Object.entries(demoFiles(name)))
        await writeFile(join(folder, file), text);
    }
  });

  afterAll(() => rm(root, { recursive: true, force: true }));

  it.each(['first', 'second'])(
    'gives the page of the demo %s its own source, whatever other files are called',
    async (name) => {
      const config = checkSiteConfig({
        title: 'Demos',
        description: 'Two demos.',
        sourceFiles: async (file: string) => [file.replace('.stories', '')],
      });
      const site = await readSite(root, config);
      const { load } = sitePlugin(async () => site) as { load(id: string): Promise<string> };
      expect(await load(`\0virtual:statics/demo/${name}`)).toContain(
        `from "/stories/${name}/Demo.tsx?highlighted"`,
      );
    },
  );
});
