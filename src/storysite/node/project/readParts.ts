import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { describeError } from '../../core/describeError.ts';
import { pluginName } from './addPlugins.ts';
import type { MdxOptions, Storybook } from './Storybook.ts';
import type { Common, MainConfig, Tools, StorybookOptions } from './storybookModules.ts';
import { addressHtml } from './addressFiles.ts';
import { takeSheets } from './takeSheets.ts';
import type { Warn } from '../../core/Warning.ts';

type StaticDir = string | { from: string; to: string };

/** The project's folders and files to be served; warns of missing ones. */
export async function readStaticDirs(
  { coreServer }: Tools,
  { presets, configDir }: StorybookOptions,
  warn: Warn,
): Promise<Storybook['staticDirs']> {
  const dirs = await presets.apply<StaticDir[]>('staticDirs', []);
  return dirs.filter(isProjects).flatMap((dir) => {
    try {
      const { staticPath, targetEndpoint } = coreServer.mapStaticDir(dir, configDir);
      return [{ from: staticPath, to: targetEndpoint }];
    } catch (error) {
      warn(
        'static-file',
        `"staticDirs" in the main file: ${describeError(error)} None of its files are served. Fix or remove the path.`,
      );
      return [];
    }
  });
}

/** Excludes Storybook's own fonts and pictures, and folders of addons for the manager, such as coverage. */
function isProjects(dir: StaticDir): boolean {
  if (typeof dir === 'string') return true;
  return dir.to !== '/sb-common-assets' && !/[\\/]node_modules[\\/]\.cache[\\/]/.test(dir.from);
}

/** HTML that the project and its addons add to the head and the body of the preview. */
export async function readPreviewHtml(
  { common }: Tools,
  options: StorybookOptions,
  isDev: boolean,
  staticDirs: Storybook['staticDirs'] = [],
  addressOf: (text: string) => string | undefined = () => undefined,
  warn: (text: string) => void = () => {},
): Promise<Pick<Storybook, 'previewHead' | 'previewBody' | 'previewSheets' | 'foreignSheets'>> {
  const { presets, configDir } = options;
  const env = await presets.apply<Record<string, string>>('env', {});
  const nowhere = join(configDir, 'without-preview-html');
  const without = (html: string, own: string) => html.replace(own, () => '').trim();
  const own = without(
    (await presets.apply<string>('previewHead', '')) ?? '',
    common.getPreviewHeadTemplate(nowhere, env),
  );
  const { head: rest, sheets, foreign, malformed } = takeSheets(own, staticDirs);
  for (const href of malformed) {
    warn(
      `The link to the style sheet "${href}" is malformed, so it stays as it is. Write "%25" for a "%".`,
    );
  }
  const head = addressHtml(rest, addressOf);
  return {
    previewSheets: sheets,
    foreignSheets: foreign,
    previewHead: hasScript(head) ? (await printGlobals(options, isDev)) + head : head,
    previewBody: addressHtml(
      without(
        (await presets.apply<string>('previewBody', '')) ?? '',
        common.getPreviewBodyTemplate(nowhere, env),
      ),
      addressOf,
    ),
  };
}

function hasScript(head: string): boolean {
  let isFound = false;
  visit(fromHtml(head, { fragment: true }), 'element', ({ tagName }) => {
    isFound ||= tagName === 'script';
  });
  return isFound;
}

/** Prints the globals that Storybook's iframe.html (8.6 to 10) defines before the project's additions to its head. */
async function printGlobals(
  { presets, features }: StorybookOptions,
  isDev: boolean,
): Promise<string> {
  const read = async (name: string) => (await presets.apply<object | undefined>(name, {})) ?? {};
  const values = {
    CONFIG_TYPE: isDev ? 'DEVELOPMENT' : 'PRODUCTION',
    LOGLEVEL: 'info',
    FRAMEWORK_OPTIONS: {},
    CHANNEL_OPTIONS: {},
    FEATURES: features ?? {},
    // Readers need not know where the sources are.
    STORIES: [],
    DOCS_OPTIONS: await read('docs'),
    TAGS_OPTIONS: await readTags({ presets }),
    module: undefined,
  };
  const lines = Object.entries(values).map(([name, value]) => {
    // JSON may contain the end of a script element.
    const text = JSON.stringify(value)?.replaceAll('<', '\\u003c');
    return `window.${name}=${text ?? 'undefined'};`;
  });
  return `<script>${lines.join('')}window.global=window;</script>\n`;
}

/** Default name and mode of the docs pages. */
export async function readDocs({ presets }: StorybookOptions): Promise<Storybook['docs']> {
  const docs = await presets.apply<Partial<Storybook['docs']> | undefined>('docs', {});
  const { defaultName = 'Docs', autodocs } = docs ?? {};
  return { defaultName, ...(autodocs !== undefined && { autodocs }) };
}

export async function readTags({
  presets,
}: Pick<StorybookOptions, 'presets'>): Promise<Storybook['tags']> {
  return (await presets.apply<Storybook['tags'] | undefined>('tags', {})) ?? {};
}

/** The options for MDX that the main file passes to addon-docs; presets do not pass them on. */
export function readMdxOptions({ addons = [] }: MainConfig): MdxOptions {
  const options = addons.flatMap((addon) =>
    typeof addon === 'object' && /addon-docs\b/.test(addon.name) ? [addon.options ?? {}] : [],
  );
  const { mdxPluginOptions } = Object.assign({}, ...options) as {
    mdxPluginOptions?: { mdxCompileOptions?: MdxOptions };
  };
  return mdxPluginOptions?.mdxCompileOptions ?? {};
}

/**
 * How front matter is handled: indexed by the addon, and hidden by a plugin, the project's remark-frontmatter included.
 */
export async function readFrontMatter(
  { presets }: Pick<StorybookOptions, 'presets'>,
  mdxCompileOptions: MdxOptions,
): Promise<Storybook['frontMatter']> {
  const isIndexed = await presets.apply<boolean>('storysite', false);
  const options = await presets.apply('mdxLoaderOptions', { mdxCompileOptions });
  const plugins = options.mdxCompileOptions.remarkPlugins ?? [];
  return {
    isIndexed,
    isHidden: plugins.some((plugin) => pluginName(plugin) === 'remarkFrontmatter'),
  };
}

/** Absolute path of the preview file; undefined if there is none. */
export function findPreview(common: Common, configDir: string): string | undefined {
  return common.loadPreviewOrConfigFile({ configDir });
}

/** Modules with project annotations of the addons and the framework. */
export async function readAddonAnnotations(
  { presets }: StorybookOptions,
  previewFile: string | undefined,
): Promise<string[]> {
  const found = await presets.apply<(string | { absolute: string })[]>('previewAnnotations', []);
  return found
    .map((annotation) => (typeof annotation === 'string' ? annotation : annotation.absolute))
    .filter((file) => file !== previewFile);
}

/** Name of the framework, `@storybook/react-vite`, or the path of its package. */
export async function readFramework({ presets }: StorybookOptions): Promise<string> {
  const framework = await presets.apply<string | { name: string } | undefined>('framework', '');
  return (typeof framework === 'object' ? framework.name : framework) ?? '';
}

/** Which builder bundles the project's stories. */
export async function readBuilder({ presets }: StorybookOptions): Promise<{
  kind: Storybook['builder'];
  name: string;
}> {
  const { builder } = await presets.apply<{ builder?: string | { name: string } }>('core', {});
  const name = (typeof builder === 'object' ? builder.name : builder) ?? '';
  if (/builder-vite|vite-builder/.test(name)) return { kind: 'vite', name };
  return { kind: /webpack/.test(name) ? 'webpack' : 'other', name };
}
