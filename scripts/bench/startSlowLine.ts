import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Condition } from './conditions.ts';

/** A line to a server that is as slow as a reader's network. */
export interface SlowLine {
  /** Address of the server at this end of the line. */
  url: string;
  close(): Promise<void>;
}

/**
 * Opens a slow line to an http server, for one reader: what is sent arrives after the latency, and all that comes back
 * shares the throughput. The browser's own emulation leaves out what a service worker fetches.
 */
export async function startSlowLine(
  url: string,
  { latency, downloadThroughput }: NonNullable<Condition['network']>,
): Promise<SlowLine> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let freeAt = 0;

  /** Milliseconds from now on until the line has carried so many bytes after all that it carries already. */
  const carry = (bytes: number) => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes / downloadThroughput) * 1000;
    return freeAt - now;
  };

  const server = createServer((reader) => {
    const host = connect(Number(port), hostname);
    join(reader, host, () => latency);
    join(host, reader, carry);
  });

  function join(from: Socket, to: Socket, delayOf: (bytes: number) => number): void {
    sockets.add(from);
    const later = (ms: number, work: () => void) => setTimeout(() => to.destroyed || work(), ms);
    from.setNoDelay(true);
    from.on('data', (data) => later(delayOf(data.length), () => to.write(data)));
    from.on('end', () => later(delayOf(0), () => to.end()));
    // A visit ends while much is under way.
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
  }

  server.listen(0, hostname);
  await once(server, 'listening');
  const slow = new URL(url);
  slow.port = String((server.address() as AddressInfo).port);
  return {
    url: slow.href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
