import { once } from 'node:events';
import { createServer } from 'node:net';
import { SetupError } from './setup.mjs';

/**
 * Where a server of this project listens.
 * @typedef {{ host: string, port: number, url: string }} Address `url` is for people and ends with a slash.
 */

/**
 * The address for people: a browser cannot open the one that means every network.
 * @param {string} host
 * @param {number} port
 */
export function toUrl(host, port) {
  const name = /^(127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}

/**
 * Reads PORT and HOST and checks that they are free. Port 0 takes any free one.
 * @param {NodeJS.ProcessEnv} env
 * @param {number} defaultPort
 * @returns {Promise<Address>} Rejects with a `SetupError`.
 */
export async function readAddress(env, defaultPort) {
  const wanted = env.PORT || defaultPort;
  const host = env.HOST || '127.0.0.1';
  const server = createServer();
  try {
    await once(server.listen({ host, port: wanted, exclusive: true }), 'listening');
  } catch (error) {
    throw new SetupError(
      `Cannot listen on ${host}, port ${wanted}: ${error instanceof Error ? error.message : error}`,
      'Set PORT to another port, such as 0 for any free one, and HOST to an address of this machine.',
    );
  }
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await once(server.close(), 'close');
  return { host, port, url: toUrl(host, port) };
}
