import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type InlineConfig, type Manifest, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileSheet } from '../../compileSheet.mjs';
import { engineFile } from '../project/engineFile.ts';
import { engineSheets, styleId } from './engineSheets.ts';

const TOC = 'theme/Toc/Toc.module.css';

/** Changes every sheet of the bundle, as purgers do. */
const purger: Plugin = {
  name: 'purger',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = '';
    }
  },
};

/** Typical changes of projects to their sheets: a prefix for each class, other lengths, another direction. */
const postcss: NonNullable<InlineConfig['css']>['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'prefixer',
      Rule: (rule) => {
        rule.selector = rule.selector.replace(/\.(?!x-)/g, '.x-');
      },
      Declaration: (declaration) => {
        declaration.value = declaration.value.replace(/(\d+)px/g, '$1rem');
      },
    },
  ],
};

describe('the style sheets of the engine', () => {
  let root: string;
  let config: InlineConfig;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'sheets-'));
    const sheets = engineSheets();
    // The engine's own module, and a sheet of the project.
    await writeFile(join(root, 'own.css'), '.own { width: 4px }');
    await writeFile(
      join(root, 'main.js'),
      `import './own.css'; export * from ${JSON.stringify(engineFile('theme/Toc/Toc.tsx'))};`,
    );
    config = {
      root,
      configFile: false,
      logLevel: 'error',
      css: { postcss, modules: { generateScopedName: 'project_[local]' } },
      plugins: [sheets.first, purger, sheets.last],
      resolve: { alias: { 'virtual:site-config': join(root, 'own.css') } },
    };
  });
  afterAll(() => rm(root, { recursive: true }));

  it('are no matter of the settings and plugins of a project', async () => {
    const result = await build({
      ...config,
      build: {
        write: false,
        manifest: true,
        minify: false,
        rollupOptions: {
          input: join(root, 'main.js'),
          preserveEntrySignatures: 'strict',
          external: [/^(?!.*(\.css|\.css\.js|main\.js|Toc\.tsx)$)/],
        },
      },
    });
    const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
    const { css, names } = await compileSheet(TOC);
    const texts = new Map(
      outputs.map((file) => [file.fileName, file.type === 'asset' ? file.source : file.code]),
    );
    const manifest = JSON.parse(String(texts.get('.vite/manifest.json'))) as Manifest;
    const styles = manifest['main.js']?.css?.map((file) => texts.get(file));
    expect(styles).toEqual(expect.arrayContaining([css, '']));
    expect(styles).toHaveLength(2);
    expect(texts.get(manifest['main.js']?.file ?? '')).toContain(JSON.stringify(names.toc));
  });

  it('have the same text and names in development', async () => {
    const server = await createServer({ ...config, server: { middlewareMode: true, ws: false } });
    try {
      const file = engineFile(TOC);
      const importer = engineFile('theme/Toc/Toc.tsx');
      const id = (await server.pluginContainer.resolveId(file, importer))?.id ?? '';
      const { css, names } = await compileSheet(TOC);
      expect(await server.ssrLoadModule(id)).toMatchObject({ css, default: names });
      const script = await server.transformRequest(id);
      expect(script?.code).toMatch(/updateStyle\(.*\bcss\)/);
      // Vite 6 adds a version when it discovers further packages.
      expect(await server.ssrLoadModule(`${id}?v=45a678b9`)).toMatchObject({ css, default: names });
      const again = await server.transformRequest(`${id}?v=45a678b9`);
      expect(again?.code).toContain(`updateStyle(${JSON.stringify(styleId(id))}`);
    } finally {
      await server.close();
    }
  });
});
