import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkProject } from './checkProject.ts';
import { defaultPlugins } from './defaultPlugins.ts';
import { createCaches } from '../node/commands/describeWriteError.ts';
import { openBrowser } from './openBrowser.ts';
import { HELP, type Command, type CommandName } from './parseCommand.ts';

const DEV_PORT = 6007;
const PREVIEW_PORT = 4173;

type Run = (command: Command, root: string) => Promise<void>;

// Each command loads its own modules when it runs: the engine alone takes a second.

const init: Run = async ({ configDir, undo }, root) => {
  if (!undo) await checkProject(root, configDir);
  const { runInit } = await import('./init.ts');
  await runInit(root, configDir, undo);
};

const build: Run = async ({ configDir, outputDir, flags, force }, root) => {
  // Like "storybook build"; main files and PostCSS plugins, which run in this process, read it.
  process.env.NODE_ENV = 'production';
  // Vite's bundler keeps freed memory until it works again, which it never does once pages are rendered: a third of all
  // memory.
  process.env.MIMALLOC_PURGE_DELAY ??= '0';
  await checkProject(root, configDir);
  createCaches(root);
  const { resolveConfig } = await import('../node/project/resolveConfig.ts');
  const { runBuild } = await import('./runBuild.ts');
  const config = await resolveConfig({ root, configDir, flags, plugins: defaultPlugins });
  await runBuild({ root, configDir, outDir: resolve(root, outputDir), config, force });
};

const dev: Run = async ({ configDir, flags, host, port = DEV_PORT, open }, root) => {
  // Like "storybook dev", for main files and presets that read it.
  process.env.NODE_ENV ||= 'development';
  await checkProject(root, configDir);
  createCaches(root);
  const { readConfig } = await import('../node/project/resolveConfig.ts');
  const { startDev } = await import('../node/commands/startDev.ts');
  const { url } = await startDev({
    root,
    configDir,
    readConfig: () => readConfig({ root, configDir, flags, plugins: defaultPlugins }),
    host,
    port,
  });
  console.log(`Docs site   ${url}`);
  if (open) openBrowser(url);
};

const preview: Run = async ({ outputDir, host, port = PREVIEW_PORT, open }, root) => {
  const { startPreview } = await import('../node/commands/startPreview.ts');
  const { url } = await startPreview({ dir: resolve(root, outputDir), host, port });
  console.log(`Built site  ${url}`);
  if (open) openBrowser(url);
};

const commands: Record<CommandName, Run> = { init, build, dev, preview };

/** Runs a command in a project's folder. */
export async function runCommand(command: Command, root: string): Promise<void> {
  if (command.name === 'help') console.log(HELP);
  else if (command.name === 'version') console.log(readVersion());
  else {
    // Storybook and its dependencies read this variable, too.
    if (command.cacheDir) process.env.CACHE_DIR = resolve(root, command.cacheDir);
    await commands[command.name](command, root);
  }
}

function readVersion(): string {
  const manifest = createRequire(import.meta.url).resolve('storysite/package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
