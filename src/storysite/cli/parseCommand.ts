import { parseArgs } from 'node:util';
import type { ConfigFlags } from '../node/project/resolveConfig.ts';
import { SiteError } from '../core/SiteError.ts';
import { messageOf } from '../core/describeError.ts';

const OPTIONS = {
  'config-dir': { type: 'string' },
  'output-dir': { type: 'string' },
  'cache-dir': { type: 'string' },
  base: { type: 'string' },
  strict: { type: 'boolean' },
  force: { type: 'boolean' },
  undo: { type: 'boolean' },
  port: { type: 'string' },
  host: { type: 'string' },
  open: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

type OptionName = keyof typeof OPTIONS;

/** The options of each command. */
const COMMANDS = {
  init: ['config-dir', 'undo'],
  dev: ['config-dir', 'cache-dir', 'base', 'port', 'host', 'open'],
  build: ['config-dir', 'output-dir', 'cache-dir', 'base', 'strict', 'force'],
  preview: ['output-dir', 'port', 'host', 'open'],
} as const satisfies Record<string, readonly OptionName[]>;

export type CommandName = keyof typeof COMMANDS;

/** A checked command line. */
export interface Command {
  name: CommandName | 'help' | 'version';
  configDir: string;
  outputDir: string;
  /** Folder of caches, instead of the environment variable `CACHE_DIR`. */
  cacheDir?: string;
  /** Options of the site that were given. */
  flags: ConfigFlags;
  /** Whether a build renders every page again. */
  force?: boolean;
  /** Whether to undo the last `init`. */
  undo?: boolean;
  port?: number;
  host: string;
  /** Whether to open the site in a browser. */
  open?: boolean;
}

/** Output of `storysite --help`. */
export const HELP = `storysite: a fast, prerendered docs site from a Storybook

  storysite init      sets the project up: configuration, addon and scripts
  storysite dev       serves the site and updates it as you edit
  storysite build     builds the site into a folder
  storysite preview   serves the built folder, as a host would

  --config-dir <folder>   Storybook's folder (.storybook); init, dev, build
  --output-dir <folder>   folder of the built site (storysite); build, preview
  --cache-dir <folder>    folder for caches (node_modules/.cache); dev, build
  --base <path>           path of the site on its host (/); dev, build
  --strict                warnings fail the build; build
  --force                 renders every page again, without the cache; build
  --undo                  takes the last init back; init
  --port <number>         port, or 0 for any free one; dev, preview
  --host <address>        address to listen on (127.0.0.1); dev, preview
  --open                  opens the site in a browser; dev, preview
  --help, --version

Set the options of the site in .storybook/site.config.ts. None is required.`;

const REMEDY = 'Run "storysite --help" to see the commands and their options.';

/** Parses a command line; throws an error that names the mistake. */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  const { 'config-dir': configDir = '.storybook', 'output-dir': outputDir = 'storysite' } = values;
  const { 'cache-dir': cacheDir } = values;
  const { base, strict, force, undo, open, host = '127.0.0.1' } = values;
  const port = values.port === undefined ? undefined : readPort(values.port);
  const rest = {
    configDir,
    outputDir,
    cacheDir,
    flags: { base, strict },
    force,
    undo,
    port,
    host,
    open,
  };
  if (values.version) return { name: 'version', ...rest };
  const [name, ...others] = positionals;
  if (values.help || name === 'help') return { name: 'help', ...rest };
  if (!isCommand(name)) {
    throw new SiteError(name ? `There is no command "${name}".` : 'No command given.', REMEDY);
  }
  if (others.length > 0) {
    throw new SiteError(`"storysite ${name}" does not take the argument "${others[0]}".`, REMEDY);
  }
  const own: readonly string[] = COMMANDS[name];
  const foreign = Object.keys(values).find((option) => !own.includes(option));
  if (foreign) throw new SiteError(`"storysite ${name}" has no option --${foreign}.`, REMEDY);
  return { name, ...rest };
}

function parse(args: string[]) {
  try {
    const parsed = parseArgs({ args, options: OPTIONS, allowPositionals: true, tokens: true });
    refuseTwice(parsed.tokens);
    return parsed;
  } catch (error) {
    if (error instanceof SiteError) throw error;
    // Node's message continues with advice on positional arguments.
    const [sentence = ''] = messageOf(error).split(/\. |\n/);
    throw new SiteError(`${sentence.replace(/\.$/, '')}.`, REMEDY);
  }
}

/** Refuses an option that is given twice with different values. */
function refuseTwice(tokens: { kind: string; name?: string; value?: string | boolean }[]): void {
  const values = new Map<string, string>();
  for (const { name, value } of tokens) {
    if (name === undefined || typeof value !== 'string') continue;
    const first = values.get(name) ?? value;
    values.set(name, first);
    if (first === value) continue;
    throw new SiteError(`--${name} is both "${first}" and "${value}".`, 'Give the option once.');
  }
}

function isCommand(name: string | undefined): name is CommandName {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new SiteError(
    `"${text}" is not a port.`,
    'Write a number from 0 to 65535; 0 picks any free port.',
  );
}
