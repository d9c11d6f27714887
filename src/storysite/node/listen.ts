import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SiteError } from '../core/SiteError.ts';
import { messageOf } from '../core/describeError.ts';

/** Starts a server; port 0 takes a free one. Gives its address, which ends with a slash. */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw new SiteError(
      `Cannot listen on ${host}, port ${port}: ${messageOf(error)}`,
      'Choose another port with --port, such as 0 for any free one, and an address of this machine with --host.',
      { cause: error },
    );
  }
  const { port: actual } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}/`;
}
