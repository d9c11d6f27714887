import { expect, it } from 'vitest';
import { parseCommand } from './parseCommand.ts';

const defaults = { configDir: '.storybook', outputDir: 'storysite', host: '127.0.0.1', flags: {} };

it('fills in what a command line leaves out', () => {
  expect(parseCommand(['build'])).toEqual({ name: 'build', ...defaults });
  expect(parseCommand(['dev'])).toEqual({ name: 'dev', ...defaults });
});

it('reads the options of each command', () => {
  const build = [
    'build',
    '--config-dir',
    'ui/.storybook',
    '--output-dir=out',
    '--cache-dir=caches',
    '--base',
    '/ui/',
    '--strict',
  ];
  // An npm script may have additional arguments.
  expect(parseCommand([...build, '--strict', '--base', '/ui/'])).toMatchObject({
    configDir: 'ui/.storybook',
    outputDir: 'out',
    cacheDir: 'caches',
    flags: { base: '/ui/', strict: true },
  });
  const preview = ['preview', '--port', '0', '--host', '::1'];
  expect(parseCommand(preview)).toMatchObject({ name: 'preview', port: 0, host: '::1' });
});

it.each([
  [['--help'], 'help'],
  [['build', '-h'], 'help'],
  [['help'], 'help'],
  [['--version'], 'version'],
])('answers %j with the %s', (args, name) => {
  expect(parseCommand(args).name).toBe(name);
});

it.each([
  [[], 'No command given.'],
  [['bild'], 'There is no command "bild".'],
  [['toString'], 'There is no command "toString".'],
  [['build', 'site'], '"storysite build" does not take the argument "site".'],
  [['build', '--ouput-dir', 'x'], "Unknown option '--ouput-dir'."],
  [['dev', '--strict'], '"storysite dev" has no option --strict.'],
  [['build', '--port', '1'], '"storysite build" has no option --port.'],
  [['build', '--base'], "Option '--base <value>' argument missing."],
  [['dev', '--port', '99999'], '"99999" is not a port.'],
  [['dev', '--port', 'x'], '"x" is not a port.'],
  [['build', '--base', '/a/', '--base', '/b/'], '--base is both "/a/" and "/b/".'],
])('refuses %j with one sentence and the fix', (args, problem) => {
  expect(() => parseCommand(args)).toThrow(
    expect.objectContaining({
      name: 'SiteError',
      message: expect.stringMatching(
        /\n(Run "storysite --help"|Write a number|Give the option once)/,
      ),
    }),
  );
  expect(() => parseCommand(args)).toThrow(`${problem}\n`);
});
