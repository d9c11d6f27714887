import { createServer } from 'node:net';
import { SetupError } from './setup.mjs';

/**
 * Where a server of this project listens.
 * @typedef {{ host: string, port: number, url: string }} Address `url` is for people and ends with a slash.
 */

/**
 * A port that is free on a host: the given one, or any for 0.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<number>}
 */
function tryPort(host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      const free = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(free));
    });
  });
}

/**
 * The address for people: a browser cannot open the one that means every network.
 * @param {string} host
 * @param {number} port
 */
export function toUrl(host, port) {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  const name = isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}

/**
 * Reads PORT and HOST and checks that they are free. Port 0 takes any free one.
 * @param {NodeJS.ProcessEnv} env
 * @param {number} defaultPort
 * @param {string} command The command that asks, for the advice in the error.
 * @returns {Promise<Address>} Rejects with a `SetupError`.
 */
export async function readAddress(env, defaultPort, command) {
  const wanted = Number(env.PORT || defaultPort);
  const host = env.HOST || '127.0.0.1';
  if (!/^\d*$/.test(env.PORT ?? '') || wanted > 65_535) {
    throw new SetupError(
      `PORT is "${env.PORT}", which is no port number.`,
      `Set it to a number from 1 to 65535, or unset it to use ${defaultPort}.`,
    );
  }
  try {
    const port = await tryPort(host, wanted);
    return { host, port, url: toUrl(host, port) };
  } catch (error) {
    const { code = 'unknown error' } = /** @type {NodeJS.ErrnoException} */ (error);
    throw code === 'EADDRINUSE'
      ? new SetupError(
          `Port ${wanted} is taken by another program.`,
          `Stop that program, or choose another port: PORT=${wanted + 1} ${command}`,
        )
      : new SetupError(
          `Cannot listen on ${host}, port ${wanted} (${code}).`,
          'Set HOST to an address of this machine and PORT to a port above 1023.',
        );
  }
}
