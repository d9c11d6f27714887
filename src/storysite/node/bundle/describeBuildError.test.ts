import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { describeBuildError } from './describeBuildError.ts';
import { SiteError } from '../../core/SiteError.ts';

/** Bundles an entry with this text and a plugin; returns the description of the error. */
async function failWith(text: string, plugin: Partial<Plugin> = {}): Promise<unknown> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'virtual:entry' ? id : null),
    load: (id) => (id === 'virtual:entry' ? text : null),
  };
  const plugins = [{ name: 'mine', ...plugin }, entry];
  const rollupOptions = { input: 'virtual:entry' };
  const options = { configFile: false, logLevel: 'silent', plugins } as const;
  return build({ ...options, build: { write: false, rollupOptions } }).catch(describeBuildError);
}

const fail = (error: Error) => () => {
  throw error;
};

it.each(['buildStart', 'resolveId', 'load', 'transform'] as const)(
  'keeps a message for the user as it is, and names a plugin for any other: %s',
  async (hook) => {
    const own = await failWith('', {
      [hook]: fail(new SiteError('a.mdx:3 has no end.', 'End it.')),
    });
    expect(own).toMatchObject({ name: 'SiteError', message: 'a.mdx:3 has no end.\nEnd it.' });
    const other = (await failWith('', { [hook]: fail(new Error('no luck')) })) as Error;
    expect(other.name).toBe('SiteError');
    expect(other.message).toMatch(
      /^The site could not be bundled: \[[\w-]+\] .*no luck[^]*\nFix this/,
    );
  },
);

it.each([
  ['import "./gone.js"', /gone\.js/],
  ['import "gone"', /^virtual:entry imports "gone", which is not found\.\nInstall/],
  ['export const = 1', /virtual:entry/],
  ['import { a } from "data:text/javascript,export const b = 1"; a()', /"a" is not exported/],
])('says what is wrong with a file: %s', async (text, reason) => {
  const error = (await failWith(text)) as Error;
  expect(error.name).toBe('SiteError');
  expect(error.message).toMatch(reason);
});

it('says which part of the configuration names a module that does not exist', () => {
  const error = new Error(
    '[vite]: Rollup failed to resolve import "/kit/Nope.tsx" from "\0virtual:site-overrides".\nThis is most likely unintended.',
  );
  expect(describeBuildError(error)).toMatchObject({
    message:
      'There is no /kit/Nope.tsx, which "overrides" in site.config names.\nCorrect the path.',
  });
});

it('tells once, and without its stack, of an error that Rolldown has collected of several files', () => {
  const one =
    '[plugin vite:css] a.css\nTypeError: no luck\n    at Object.<anonymous> (/x/b.js:1:2)';
  const message = `Build failed with 2 errors:\n\n${one}\n${one}`;
  const error = Object.assign(new Error(message), { errors: [new Error('no luck')] });
  expect(describeBuildError(error)).toMatchObject({
    text: 'The site could not be bundled: Build failed with 2 errors:\n\n[plugin vite:css] a.css\nTypeError: no luck\nFix this error and build again.',
  });
});

it('leaves an error of this package as it came', () => {
  const error = new TypeError('x is undefined');
  expect(describeBuildError(error)).toBe(error);
});
