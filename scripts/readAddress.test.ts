import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { readAddress, toUrl } from './readAddress.mjs';

it('takes the port and host from the environment, and fails when another program uses them', async () => {
  const { host, port, url } = await readAddress({ PORT: '0' }, 6006);
  expect([host, url]).toEqual(['127.0.0.1', `http://localhost:${port}/`]);
  const program = createServer().listen(port, host);
  await once(program, 'listening');
  const { address } = program.address() as AddressInfo;
  const asked = readAddress({ PORT: String(port), HOST: address }, 6006);
  await expect(asked).rejects.toThrow(new RegExp(`port ${port}: .*in use[^]*Set PORT`));
  await expect(readAddress({}, port)).rejects.toThrow(`port ${port}`);
  program.close();
});

it.each(['abc', '-1', '70000', '80.5', '6006;ls'])('refuses %s as a port', async (PORT) => {
  await expect(readAddress({ PORT }, 6006)).rejects.toThrow(`port ${PORT}`);
});

it('returns an address that a browser can open', () => {
  expect(toUrl('0.0.0.0', 80)).toBe('http://localhost:80/');
  expect(toUrl('fe80::1', 80)).toBe('http://[fe80::1]:80/');
  expect(toUrl('docs.example', 80)).toBe('http://docs.example:80/');
});
