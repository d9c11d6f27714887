import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fillRedirect, listen, readTarget } from './createMiddleware.ts';

describe('the address of a request', () => {
  it.each([
    [undefined, '/', ''],
    ['', '/', ''],
    ['/demo?a=b#c', '/demo', '?a=b'],
    ['//', '//', ''],
    ['//evil.example/x', '//evil.example/x', ''],
    ['/\\evil.example', '//evil.example', ''],
    ['\\\\evil.example', '//evil.example', ''],
    ['/%', '/%', ''],
    ['/%2F%2fevil.example', '/%2F%2fevil.example', ''],
    ['http://evil.example:99999/demo?x', '/demo', '?x'],
    ['HTTPS://[::/demo', '/demo', ''],
    ['http://evil.example?x', '/', '?x'],
    ['http:', '/http:', ''],
    ['ftp://evil.example/a', '/ftp://evil.example/a', ''],
    ['*', '/*', ''],
    ['@evil.example', '/@evil.example', ''],
    [':99999', '/:99999', ''],
    ['/\u0000\uD800', '/%00%EF%BF%BD', ''],
  ])('%j is %s%s', (url, pathname, search) => {
    expect(readTarget({ url })).toMatchObject({ pathname, search, host: 'localhost' });
  });

  it('may be long', () => {
    const path = `/${'%'.repeat(10_000)}`;
    expect(readTarget({ url: path }).pathname).toBe(path);
  });
});

describe('a redirect', () => {
  it.each([
    ['/guide/:splat', 'start', '/guide/start'],
    ['/:splat', '/evil.example', '/evil.example'],
    ['/:splat', '\\evil.example', '/evil.example'],
    ['/:splat', '\t/evil.example', '/evil.example'],
    ['/:splat', '%2Fevil.example', '/%2Fevil.example'],
    ['/:splat', '$&', '/$&'],
    [':splat', '//evil.example', '/evil.example'],
    [':splat', 'https://evil.example', '/https://evil.example'],
    ['/guide', 'x', '/guide'],
    ['https://kit.example/:splat', '/a', 'https://kit.example//a'],
    ['https://kit.example:splat', '.evil.example', undefined],
    ['https://kit.example:splat', '@evil.example/', undefined],
    ['https://kit.example:splat', ':99999', undefined],
    ['https://kit.example:splat', '/a', 'https://kit.example/a'],
  ])('by the rule %s with %j leads to %s', (rule, part, location) => {
    expect(fillRedirect(rule, part)).toBe(location);
  });
});

it('says what to do about a port that is in use', async () => {
  const [first, second] = [createServer(), createServer()];
  onTestFinished(() => void first.close());
  const { port } = new URL(await listen(first, '127.0.0.1', 0));
  await expect(listen(second, '127.0.0.1', Number(port))).rejects.toThrow(
    new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is in use.*\\n.*--port`),
  );
});
