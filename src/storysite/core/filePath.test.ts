import { expect, it } from 'vitest';
import { filePath } from './filePath.ts';

it.each([
  ['file:///C:/kit%20one/client.ts', true, 'C:/kit one/client.ts'],
  ['file://server/share/client.ts', true, '//server/share/client.ts'],
  ['file:///kit/odd%5Cname.ts', false, '/kit/odd\\name.ts'],
])('%s is a path with slashes', (url, windows, path) => {
  expect(filePath(url, windows)).toBe(path);
});
