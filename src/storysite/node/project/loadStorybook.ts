import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createIndexReader } from './createIndexReader.ts';
import { machineEnv } from './runWithEnv.ts';
import { SiteError } from '../../core/SiteError.ts';
import { describeError } from '../../core/describeError.ts';
import { type MainConfig, quietly, type StorybookOptions, type Tools } from './storybookModules.ts';
import {
  findPreview,
  readAddonAnnotations,
  readBuilder,
  readDocs,
  readFramework,
  readFrontMatter,
  readMdxOptions,
  readPreviewHtml,
  readStaticDirs,
  readTags,
} from './readParts.ts';
import { findFramework } from './frameworks/findFramework.ts';
import { toProjectPath } from './realFile.ts';
import { createStaticAddress } from './staticAddress.ts';
import type { Storybook } from './Storybook.ts';
import { loadTools } from './loadTools.ts';
import { readPublicEnv } from './publicEnv.ts';
import type { Warn } from '../../core/Warning.ts';

/** Location of a Storybook; relative folders are resolved from the working directory. */
export interface LoadStorybookOptions {
  /**
   * Folder of the project's package.json. It should be the working directory too: Storybook's presets and
   * react-docgen-typescript look for files from there.
   */
  root: string;
  /** Relative to `root` or absolute. */
  configDir?: string;
  /** Called for options that are not taken over. */
  warn?: Warn;
  /** Base path of the site's files; `/` by default. */
  base?: string;
  /** Whether it is loaded for a development server. */
  isDev?: boolean;
}

const MAIN = /^main\.[cm]?[jt]sx?$/;

/** Loads a project's Storybook with the project's own tools; errors name the problem, its place and the fix. */
export async function loadStorybook(input: LoadStorybookOptions): Promise<Storybook> {
  const root = resolve(input.root);
  const configDir = resolve(root, input.configDir ?? '.storybook');
  const mainFile = findMain(configDir);
  const { warn = () => {}, isDev = false, base = '/' } = input;
  const tools = await loadTools(root, configDir);
  return quietly(tools.logger, async () => {
    const { options, main } = await loadPresets(tools, configDir, mainFile, isDev);
    const { kind: builder, name } = await readBuilder(options);
    const framework = await readFramework(options);
    if (builder === 'other') {
      warn(
        'builder',
        `The builder ${name || 'of this Storybook'} is not supported, so the site ignores its configuration. Put what the stories need into vite.config.`,
      );
    }
    const env = await readPublicEnv(options.presets, machineEnv(), warn);
    const context = { tools, options, main, root, builder, env, warn };
    const config = await findFramework({ framework, builder }).readConfig(context);
    const staticDirs = await readStaticDirs(tools, options, warn);
    const mdxOptions = readMdxOptions(main);
    const previewFile = findPreview(tools.common, configDir);
    const headFile = join(configDir, 'preview-head.html');
    // An addon may add to the head as well.
    const place = existsSync(headFile) ? { file: toProjectPath(root, headFile) } : {};
    return {
      version: tools.version,
      vite: tools.vite,
      root,
      configDir,
      builder,
      framework,
      env,
      ...createIndexReader({ root, tools, options }),
      ...(previewFile && { previewFile }),
      addonAnnotations: await readAddonAnnotations(options, previewFile),
      staticDirs,
      ...(await readPreviewHtml(
        tools,
        options,
        isDev,
        staticDirs,
        createStaticAddress({ staticDirs }, { base }),
        (text) => warn('static-file', text, place),
      )),
      docs: await readDocs(options),
      tags: await readTags(options),
      mdxOptions,
      frontMatter: await readFrontMatter(options, mdxOptions),
      ...config,
    };
  });
}

function findMain(configDir: string): string {
  if (!existsSync(configDir)) {
    throw new SiteError(
      `There is no ${configDir}, so there is no Storybook to read. Run this in the project's folder, or set the Storybook folder with --config-dir.`,
    );
  }
  const main = readdirSync(configDir).find((file) => MAIN.test(file));
  if (!main) {
    throw new SiteError(
      `${configDir} has no main file, so its stories are unknown. Add main.ts; "npm create storybook@latest" creates one.`,
    );
  }
  return join(configDir, main);
}

async function loadPresets(
  { coreServer, common, version }: Tools,
  configDir: string,
  mainFile: string,
  isDev: boolean,
): Promise<{ options: StorybookOptions; main: MainConfig }> {
  const settings = {
    configDir,
    packageJson: { version },
    disableTelemetry: true,
    quiet: true,
    // Read by presets, for example to leave things out of a build. Storybook itself always sets "DEVELOPMENT" here.
    get configType() {
      return isDev ? 'DEVELOPMENT' : 'PRODUCTION';
    },
    set configType(_) {},
    ci: true,
  };
  try {
    const options = await coreServer.experimental_loadStorybook(settings);
    return { options, main: await common.loadMainConfig({ configDir }) };
  } catch (error) {
    throw new SiteError(
      `${mainFile} could not be loaded, so its stories are unknown: ${describeError(error)} Fix the file; "npx storybook build" shows the same error.`,
      undefined,
      { cause: error },
    );
  }
}
