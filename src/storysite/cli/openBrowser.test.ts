// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { browserCommand, openBrowser } from './openBrowser.ts';

it.each([
  ['linux', ['xdg-open']],
  ['darwin', ['open']],
  ['win32', ['cmd', '/c', 'start', '""']],
] as const)('opens addresses on %s', (platform, command) => {
  expect(browserCommand(platform)).toEqual(command);
});

it('says what to do on a machine without a browser', async () => {
  vi.stubEnv('PATH', '');
  const say = vi.spyOn(console, 'log').mockImplementation(() => {});
  openBrowser('http://127.0.0.1:6007/', 'linux');
  await vi.waitFor(() => expect(say).toHaveBeenCalledOnce());
  expect(say.mock.lastCall?.[0]).toMatch(/xdg-open.*Open http:\/\/127\.0\.0\.1:6007\/ yourself/);
});
