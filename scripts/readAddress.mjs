import { once } from 'node:events';
import { createServer } from 'node:net';
import { SetupError } from './setup.mjs';

/**
 * Address of a server of this project.
 * @typedef {{ host: string, port: number, url: string }} Address `url` is for people and ends with a slash.
 */

/**
 * Address for people: browsers cannot open a wildcard address such as 0.0.0.0.
 * @param {string} host
 * @param {number} port
 */
export function toUrl(host, port) {
  const name = /^(127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}

/**
 * Reads PORT and HOST and checks that the port is free. Port 0 means any free port.
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
