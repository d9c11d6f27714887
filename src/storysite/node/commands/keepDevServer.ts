import { EventEmitter } from 'node:events';
import { existsSync, type FSWatcher, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { HMRPayload, ViteDevServer } from 'vite';
import { messageOf } from '../../core/describeError.ts';
import type { ReadConfig } from '../project/resolveConfig.ts';
import { createDevServer } from './createDevServer.ts';
import { readTarget } from './createMiddleware.ts';
import { reportUnwatched } from './watchSite.ts';
import { printLine, readThrown } from '../bundle/problems.ts';

/** Time to write a file, which is empty at first, and the same on a busy machine. */
const WRITTEN_MS = 50;
const EMPTY_MS = 1000;

/** Options of a development server that is restarted when needed. */
export interface KeepOptions {
  /** Absolute folder of the project. */
  root: string;
  /** Storybook's folder, absolute or relative to `root`. */
  configDir: string;
  /** Reads the configuration of the site; rejects with an error for the user. */
  readConfig: () => Promise<ReadConfig>;
  /** Server whose upgrade requests open the connection for hot reload. */
  upgrades: Server;
}

/** A development server that survives changes of its configuration. */
export interface KeptServer {
  /** The server of the latest valid configuration; it is kept until the response is sent. */
  serve: (response: ServerResponse) => Promise<ViteDevServer>;
  close: () => Promise<void>;
}

/**
 * Starts the site's Vite server, and restarts it when its configuration changes. If the new configuration cannot be
 * read, every page shows the error, and the last good server stays.
 */
export async function keepDevServer(options: KeepOptions): Promise<KeptServer> {
  const kept = new Keeper(options);
  await kept.start();
  return kept;
}

interface Upgrade extends IncomingMessage {
  /** Whether it comes from a page of an earlier server. */
  isEarlier?: boolean;
}

class Keeper implements KeptServer {
  readonly #options: KeepOptions;
  #read: ReadConfig | undefined;
  #server: Promise<ViteDevServer> | undefined;
  /** Error of the configuration, for pages that are opened from now on. */
  #problem: HMRPayload | undefined;
  #answering = new Set<ServerResponse>();
  /** Upgrade requests for Vite's hot reload, which wait until there is a server. */
  #upgrades = new EventEmitter();
  /** Paths for the hot reload of all servers so far, each with its token. */
  #hotPaths = new Map<string, string>();
  /** Watchers by their folders. Vite's own would end with its server, and miss changes before the next one. */
  #watchers = new Map<string, FSWatcher>();
  #reportUnwatched = reportUnwatched(console.warn);
  /** The files that have been seen, each with its state. */
  #seen = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  /** Changes are handled one after the other. */
  #done: Promise<void> = Promise.resolve();

  constructor(options: KeepOptions) {
    this.#options = { ...options, configDir: resolve(options.root, options.configDir) };
  }

  async start(): Promise<void> {
    this.#read = await this.#options.readConfig();
    this.#watch();
    this.#server = this.#create(this.#read);
    await this.#server;
    this.#options.upgrades.on('upgrade', this.#upgrade);
  }

  serve = async (response: ServerResponse): Promise<ViteDevServer> => {
    const server = await this.#running();
    // The client may have left meanwhile.
    if (response.destroyed) return server;
    this.#answering.add(response);
    response.once('close', () => this.#answering.delete(response));
    return server;
  };

  close = async (): Promise<void> => {
    this.#options.upgrades.off('upgrade', this.#upgrade);
    for (const watcher of this.#watchers.values()) watcher.close();
    await (await this.#running()).close();
  };

  async #running(): Promise<ViteDevServer> {
    // `start` is called first and sets it.
    return this.#server as Promise<ViteDevServer>;
  }

  async #create({ config }: ReadConfig): Promise<ViteDevServer> {
    const { root, configDir } = this.#options;
    const upgrades = this.#upgrades as Server;
    const hotPath = String(this.#hotPaths.size);
    const vite = await createDevServer({ root, configDir, config, upgrades, hotPath });
    // Vite's types omit the token.
    const { webSocketToken = '' } = vite.config as { webSocketToken?: string };
    this.#hotPaths.set(vite.config.base + hotPath, webSocketToken);
    vite.ws.on('connection', (socket: { send: (text: string) => void }, request: Upgrade) => {
      if (request.isEarlier) socket.send(JSON.stringify({ type: 'full-reload' }));
      else if (this.#problem) socket.send(JSON.stringify(this.#problem));
    });
    return vite;
  }

  /**
   * Passes a request for hot reload to the current server. A page that was loading during a restart has the address of
   * the earlier server, and would otherwise never be notified of a change again.
   */
  #upgrade = async (request: Upgrade, ...connection: unknown[]): Promise<void> => {
    await this.#running();
    const { pathname, searchParams } = readTarget(request);
    const [path = '', token = ''] = [...this.#hotPaths].at(-1) ?? [];
    const earlierToken = this.#hotPaths.get(pathname);
    request.isEarlier = pathname !== path && earlierToken !== undefined;
    if (request.isEarlier) {
      // Vite refuses a page of another site, which has no token.
      const isTrusted = searchParams.get('token') === earlierToken;
      request.url = isTrusted ? `${path}?token=${token}` : path;
    }
    this.#upgrades.emit('upgrade', request, ...connection);
  };

  /** Watches the folders of all files of the configuration. */
  #watch(): void {
    const { root, configDir } = this.#options;
    const files = this.#read?.files ?? [];
    // A known file that has changed while it was read will have an event.
    for (const file of files) if (!this.#seen.has(file)) this.#seen.set(file, stateOf(file));
    for (const folder of [root, configDir, ...files.map(dirname)]) {
      if (this.#watchers.has(folder)) continue;
      for (const name of listNames(folder)) this.#note(join(folder, name));
      const onEvent = (_: string, name: string | null) => {
        if (name && this.#note(join(folder, name))) this.#queue(join(folder, name));
      };
      try {
        this.#watchers.set(folder, watch(folder, onEvent).on('error', this.#reportUnwatched));
      } catch (error) {
        this.#reportUnwatched(error);
      }
    }
  }

  /** Whether a file belongs to the configuration and has changed. */
  #note(file: string): boolean {
    const { root, configDir } = this.#options;
    if (!this.#read?.files.includes(file) && !isConfig(file, root, configDir)) return false;
    const state = isPreview(file) ? String(existsSync(file)) : stateOf(file);
    const before = this.#seen.get(file);
    this.#seen.set(file, state);
    return state !== before;
  }

  /** Editors write a file in several steps. */
  #queue(file: string): void {
    clearTimeout(this.#timer);
    const isEmpty = statSync(file, { throwIfNoEntry: false })?.size === 0;
    const renew = () => {
      this.#done = this.#done.then(() => this.#renew(file)).catch(console.error);
    };
    this.#timer = setTimeout(renew, isEmpty ? EMPTY_MS : WRITTEN_MS);
  }

  async #renew(file: string): Promise<void> {
    const vite = await this.#running();
    const last = this.#read as ReadConfig;
    const name = relative(this.#options.root, file).replaceAll('\\', '/');
    if (isMain(file)) {
      // Node caches imports, and Storybook has no other way to read the file.
      return console.log(`${name} has changed. Start the server again to have it read.`);
    }
    try {
      this.#read = await this.#options.readConfig();
    } catch (error) {
      return this.#show(vite, error, name);
    }
    this.#problem = undefined;
    this.#watch();
    this.#server = this.#replace(vite, this.#read).catch(async (error: unknown) => {
      this.#read = last;
      const again = await this.#create(last);
      this.#show(again, error, name);
      return again;
    });
    await this.#server;
    const event = existsSync(file) ? 'has changed' : 'is gone';
    if (!this.#problem) console.log(`${name} ${event}, so the site has been read again.`);
  }

  async #replace(vite: ViteDevServer, read: ReadConfig): Promise<ViteDevServer> {
    // New requests wait for the new server.
    const open = [...this.#answering].map(
      (response) => new Promise((closed) => response.once('close', closed)),
    );
    await Promise.all(open);
    await vite.close();
    return this.#create(read);
  }

  /** Shows an error on every page, and in the terminal. */
  #show(vite: ViteDevServer, error: unknown, name: string): void {
    const shown = readThrown(error);
    const line = printLine(this.#options.root, shown);
    console.error(line.includes(name) ? line : `${name}: ${line}`);
    this.#problem = { type: 'error', err: { ...shown } };
    vite.ws.send(this.#problem);
  }
}

/** A file's text, since its time and size may stay the same; or why it cannot be read. */
function stateOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return messageOf(error);
  }
}

/** The names in a folder, of which there are none where it is gone. */
function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Its content is read again at each change, but whether it exists only once. */
const isPreview = (file: string) => /^preview\.[cm]?[jt]sx?$/.test(basename(file));

const isMain = (file: string) => /^main\.[cm]?[jt]sx?$/.test(basename(file));

/** Whether a server reads a file only once: a file of Storybook's folder, or Vite's configuration. */
function isConfig(file: string, root: string, configDir: string): boolean {
  const [folder, name] = [dirname(file), basename(file)];
  if (folder === configDir)
    return (
      isMain(file) ||
      isPreview(file) ||
      /^(site\.config\.m?[jt]s|preview-(head|body)\.html)$/.test(name)
    );
  return folder === root && /^vite\.config\.[cm]?[jt]s$/.test(name);
}
