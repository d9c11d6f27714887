import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { checkSiteConfig } from '../../core/config/SiteConfig.ts';
import { externalSearch } from './externalSearch.ts';

type Resolve = (this: object, id: string, importer?: string) => Promise<unknown>;

const minimal = { title: 'Kit', description: 'Parts.' };
const settings = { appId: 'A', apiKey: 'b', indexName: 'c' };

/** Resolves DocSearch's script in a project that has these packages. */
async function resolve(option: object, installed: string[]): Promise<unknown> {
  const config = await checkSiteConfig({ ...minimal, ...option });
  const plugin: Plugin = externalSearch({ root: '/kit', config });
  const context = {
    resolve: (id: string, importer: string) =>
      Promise.resolve({
        id: installed.includes(`${importer} > ${id}`) ? id : `__vite-optional-peer-dep:${id}`,
      }),
  };
  return (plugin.resolveId as Resolve).call(context, '@docsearch/js/docsearch', '/engine/a.js');
}

it('needs no package where the site has its own search', async () => {
  await expect(resolve({}, [])).resolves.toMatch(/no-external-search/);
});

it('takes the packages that the project has installed', async () => {
  await expect(
    resolve({ externalSearch: settings }, ['/kit/package.json > @docsearch/js/docsearch']),
  ).resolves.toEqual({ id: '@docsearch/js/docsearch' });
});

it('says what to install where they are missing', async () => {
  await expect(resolve({ externalSearch: settings }, [])).rejects.toThrow(
    /"externalSearch" needs[^]*npm install --save-dev @docsearch\/js @docsearch\/css/,
  );
});
