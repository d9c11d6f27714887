import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { defineEnv, isStorybooks, withoutTypeReader } from './createViteConfig.ts';
import { describeError, lineOf } from '../../core/describeError.ts';
import { quietly, type StorybookOptions } from './storybookModules.ts';
import { readMdxOptions, readPreviewHtml } from './readParts.ts';
import { createStaticAddress } from './staticAddress.ts';
import { readWebpack } from './frameworks/readWebpack.ts';
import { isSupported } from './loadTools.ts';
import { withOxc } from './withOxc.ts';
import { createWarn, type Warning } from '../../core/Warning.ts';

describe('isSupported', () => {
  it.each(['8.6.0', '8.6.19', '9.0.0', '10.6.7', '10.0.0-beta.1'])('takes %s', (version) => {
    expect(isSupported(version)).toBe(true);
  });
  it.each(['7.6.20', '8.5.9', '11.0.0', ''])('refuses "%s"', (version) => {
    expect(isSupported(version)).toBe(false);
  });
});

describe('isStorybooks', () => {
  it.each(['storybook:mdx-plugin', 'storybook:mock-loader', 'unplugin-csf'])(
    'is true of %s',
    (name) => {
      expect(isStorybooks(name)).toBe(true);
    },
  );
  it.each([
    'storybook:react-docgen-plugin',
    'vite:react-docgen-typescript',
    'vite:react-babel',
    'svgr',
  ])('is false of %s', (name) => expect(isStorybooks(name)).toBe(false));
});

describe('withoutTypeReader', () => {
  const plugins = [{ name: 'vite:react-docgen-typescript' }, { name: 'vite:react-babel' }];

  it('leaves out what TypeScript 7 cannot run, and says so once', () => {
    const warnings: Warning[] = [];
    const warn = createWarn(warnings);
    const leave = () => withoutTypeReader(plugins, '7.0.2', warn);
    expect([leave(), leave()]).toEqual([[plugins[1]], [plugins[1]]]);
    expect(warnings.map(({ text }) => text)).toEqual([expect.stringContaining('TypeScript 7.0.2')]);
  });

  it('keeps it with earlier versions', () => {
    expect(withoutTypeReader(plugins, '6.0.1', () => {})).toEqual(plugins);
  });
});

describe('describeError', () => {
  it('keeps the first paragraph without colours', () => {
    expect(describeError(new Error('\u001B[31mNo\u001B[39m\n  way\n\n> 1 | code'))).toBe('No way.');
  });
  it('takes the error inside, without its stack', () => {
    const message =
      'Could not evaluate main.ts.\n\nOriginal error:\nError: no luck\n    at main.ts:1:7';
    expect(describeError(new Error(message))).toBe('Error: no luck.');
  });
  it('takes what is not an error', () => {
    expect(describeError('plain')).toBe('plain.');
  });
});

describe('lineOf', () => {
  it.each([
    [{ loc: { line: 3 } }, 3],
    [{ line: 4 }, 4],
    [{ place: { start: { line: 5 } } }, 5],
    [new Error('Unexpected token (6:2)'), 6],
    [new Error('CSF: no meta (line 7, col 0)'), 7],
    [new Error('none'), undefined],
    [undefined, undefined],
  ])('finds the line of %o', (error, line) => {
    expect(lineOf(error)).toBe(line);
  });
});

describe('readWebpack', () => {
  type Final = (config: object) => object;
  const SVG = {
    module: { rules: [{ test: /\.svg$/ }, { test: /\.module\.scss$/ }, { test: /\.m?js$/ }] },
  };
  /** Warnings about a main file and an addon. */
  const describeBoth = async (main?: Final, addon: Final = (config) => config) => {
    const warnings: Warning[] = [];
    const apply = (_: string, config: object) => addon(main?.(config) ?? config);
    const options = { presets: { apply } } as unknown as StorybookOptions;
    await readWebpack({ webpackFinal: main }, options, createWarn(warnings));
    return warnings.map(({ text }) => text);
  };

  it('names rules, plugins and absent modules that are not taken over', async () => {
    class SvgPlugin {}
    const more = { resolve: { alias: { fs: false } }, plugins: [new SvgPlugin()] };
    const warnings = await describeBoth((config) => ({ ...config, ...SVG, ...more }));
    expect(warnings.join('\n')).toMatch(/rule for .*svg.*\n.*alias "fs".*\n.*plugin SvgPlugin/);
    expect(warnings).toHaveLength(3);
  });

  it('names the rules of addons, too', async () => {
    const warnings = await describeBoth(undefined, (config) => ({ ...config, ...SVG }));
    expect(warnings).toEqual([expect.stringContaining('svg')]);
  });

  it('says so when webpackFinal needs more than an empty configuration', async () => {
    const warnings = await describeBoth(() => {
      throw new Error('no babel rule');
    });
    expect(warnings).toEqual([expect.stringContaining('no babel rule')]);
  });

  it.each([
    [{ test: /\.svg$/, use: ['@svgr/webpack', 'url-loader'] }, 'component'],
    [{ test: /\.svg$/i, loader: '/kit/node_modules/@svgr/webpack/dist/index.js' }, 'component'],
    [{ test: /\.svg$/, use: [{ loader: 'svg-inline-loader', options: {} }] }, 'text'],
    [{ test: /\.svg$/, type: 'asset' }, undefined],
    [{ test: /\.md$/, use: 'raw-loader' }, undefined],
  ])('knows what SVG files are with the rule %j', async (rule, kind) => {
    const apply = (_: string, config: object) => ({ ...config, module: { rules: [rule] } });
    const options = { presets: { apply } } as unknown as StorybookOptions;
    const warnings: Warning[] = [];
    const { svg } = await readWebpack({}, options, createWarn(warnings));
    expect(svg).toBe(kind);
    expect(warnings).toHaveLength(kind ? 0 : 1);
  });

  it.each([
    [{ '@': '/src' }, '@/a', '/src/a'],
    [{ kit$: '/kit.ts' }, 'kit', '/kit.ts'],
    [{ kit$: '/kit.ts' }, 'kit/a', 'kit/a'],
    [[{ name: 'kit', alias: ['/new', '/old'], onlyModule: true }], 'kit', '/new'],
  ])('takes the alias %j over: %s is %s', async (names, id, file) => {
    const options = { presets: { apply: () => Promise.resolve({}) } } as never;
    const main = { webpackFinal: () => ({ resolve: { alias: names } }) };
    const { alias } = await readWebpack(main, options, () => expect.unreachable());
    expect(alias.reduce((text, one) => text.replace(one.find, one.replacement), id)).toBe(file);
  });

  it('is silent without webpackFinal', async () => {
    expect(await describeBoth()).toEqual([]);
  });
});

describe('withOxc', () => {
  const jsx = { jsx: 'automatic', jsxImportSource: '@emotion/react' } as const;

  it('gives Vite 8 what the project asks of esbuild', () => {
    const vite = { version: '8.0.0', rolldownVersion: '1.0.0' };
    const importSource = '@emotion/react';
    expect(withOxc(vite, { base: '/', esbuild: jsx })).toEqual({
      base: '/',
      oxc: { jsx: { runtime: 'automatic', importSource } },
    });
    for (const kept of [{ esbuild: false }, { esbuild: jsx, oxc: { jsx: 'preserve' } }] as const)
      expect(withOxc(vite, kept)).toBe(kept);
  });

  it('leaves the options of older ones', () => {
    const config = { esbuild: jsx };
    expect(withOxc({ version: '7.0.0' }, config)).toBe(config);
  });
});

describe('readMdxOptions', () => {
  it('takes the options of addon-docs, by whatever path it is named', () => {
    const mdxCompileOptions = { remarkPlugins: ['gfm'] };
    const addon = {
      name: '/x/@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions } },
    };
    expect(readMdxOptions({ addons: ['@storybook/addon-links', addon] })).toEqual(
      mdxCompileOptions,
    );
    expect(readMdxOptions({})).toEqual({});
  });
});

describe('quietly', () => {
  it('returns to the level only after the last of several calls, also when one fails', async () => {
    const setLevel = vi.fn<(level: string) => void>();
    const logger = { setLevel, getLogLevel: () => 'warn' };
    const slow = quietly(logger, () => new Promise((resolve) => setTimeout(resolve, 5)));
    await expect(quietly(logger, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(setLevel).not.toHaveBeenCalledWith('warn');
    await slow;
    expect(setLevel).toHaveBeenLastCalledWith('warn');
  });
});

it('lets modules read what Storybook lets them read of the environment', () => {
  const env = { STORYBOOK: 'true', STORYBOOK_KEY: 'a"b', VITE_KIT: '1', SECRET: 'x', PROD: 'no' };
  expect(defineEnv(env, ['VITE_', 'STORYBOOK_'])).toEqual({
    'import.meta.env.STORYBOOK': '"true"',
    'import.meta.env.STORYBOOK_KEY': '"a\\"b"',
    'import.meta.env.VITE_KIT': '"1"',
  });
  expect(defineEnv(env, 'VITE_')).not.toHaveProperty('import.meta.env.STORYBOOK_KEY');
});

it('warns of a link to a style sheet that is malformed', async () => {
  const head = '<link rel="stylesheet" href="/a%zz.css"><img src="/a%zz.png">';
  const presets = { apply: async (name: string) => (name === 'previewHead' ? head : '') as never };
  const common = { getPreviewHeadTemplate: () => '', getPreviewBodyTemplate: () => '' };
  const warn = vi.fn();
  const options = { configDir: '/kit', presets, features: {} };
  const addressOf = createStaticAddress({ staticDirs: [] }, { base: '/' });
  const read = await readPreviewHtml({ common } as never, options, false, [], addressOf, warn);
  expect(read.previewHead).toBe(head);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"/a%zz.css" is malformed')]]);
});

it.each([
  ['<script>global.brand = FEATURES.kit && STORIES.length;</script>', true],
  ['<link rel="icon" href="/a.svg">', false],
  ['<!-- <script src="a.js"></script> --><meta name="a" content="<script>">', false],
  ['<style>.a::after { content: "<script>" }</style>', false],
  ['', false],
])('has the globals of iframe.html before the scripts of a head: %s', async (head, has) => {
  const given: Record<string, unknown> = {
    previewHead: `${head}own`,
    docs: { defaultName: '</script>' },
  };
  const presets = { apply: async (name: string) => given[name] as never };
  const common = { getPreviewHeadTemplate: () => 'own', getPreviewBodyTemplate: () => '' };
  const options = { configDir: '/kit', presets, features: { kit: true } };
  const { previewHead } = await readPreviewHtml({ common } as never, options, false);
  expect(previewHead.endsWith(head)).toBe(true);
  const [, globals = ''] = /^<script>(.*?)<\/script>\n/.exec(previewHead) ?? [];
  expect(globals !== '').toBe(has);
  if (!has) return;
  const window: Record<string, unknown> = {};
  runInNewContext(globals, { window });
  expect(window).toMatchObject({ FEATURES: { kit: true }, STORIES: [], CONFIG_TYPE: 'PRODUCTION' });
  expect(window.DOCS_OPTIONS).toEqual({ defaultName: '</script>' });
  expect(window.global).toBe(window);
});
