import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readAddress, toUrl } from './readAddress.mjs';

let blocker: Server | undefined;

/** Takes a free port, as another program would. */
async function takePort(): Promise<number> {
  const server = createServer();
  blocker = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}

afterEach(() => {
  blocker?.close();
  blocker = undefined;
});

describe('readAddress', () => {
  it('says which port is taken and how to choose another', async () => {
    const port = await takePort();
    await expect(readAddress({ PORT: String(port) }, 6006, 'npm start')).rejects.toThrow(
      new RegExp(`Port ${port} is taken[^]*PORT=${port + 1} npm start`),
    );
  });

  it('takes the port and host of the environment', async () => {
    const port = await takePort();
    blocker?.close();
    expect(await readAddress({ PORT: String(port), HOST: '127.0.0.1' }, 6006, 'npm start')).toEqual(
      {
        host: '127.0.0.1',
        port,
        url: `http://localhost:${port}/`,
      },
    );
  });

  it('takes any free port for 0', async () => {
    expect((await readAddress({ PORT: '0' }, 6006, 'npm start')).port).toBeGreaterThan(0);
  });

  it.each(['abc', '-1', '70000', '80.5', '6006;ls'])('refuses %s as a port', async (PORT) => {
    await expect(readAddress({ PORT }, 6006, 'npm start')).rejects.toThrow(/no port number/);
  });

  it('says that the host is not of this machine', async () => {
    await expect(readAddress({ HOST: '192.0.2.1', PORT: '0' }, 6006, 'npm start')).rejects.toThrow(
      /Cannot listen on 192\.0\.2\.1/,
    );
  });
});

describe('toUrl', () => {
  it('gives an address that a browser can open', () => {
    expect(toUrl('0.0.0.0', 80)).toBe('http://localhost:80/');
    expect(toUrl('fe80::1', 80)).toBe('http://[fe80::1]:80/');
    expect(toUrl('docs.example', 80)).toBe('http://docs.example:80/');
  });
});
