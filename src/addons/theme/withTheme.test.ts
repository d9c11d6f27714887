// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

type Context = Parameters<(typeof import('./withTheme.ts'))['withTheme']>[1];

/** Renders a story; returns the state of the document and the story's args. */
async function show(context: { globals: object; parameters?: object; args?: object }) {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const { withTheme } = await import('./withTheme.ts');
  const story = vi.fn();
  withTheme(story, { parameters: {}, args: {}, ...context } as Context);
  const { dataset, dir } = document.documentElement;
  return { theme: dataset.siteTheme, dir, args: story.mock.calls[0]?.[0]?.args };
}

it('takes the lock of the story before the globals, each value for itself', async () => {
  const globals = { theme: 'dark', dir: 'rtl' };
  const parameters = { themeLock: { theme: 'light', dir: 'up' } };
  const rtl = { dir: 'rtl', args: { direction: 'rtl' } };
  expect(await show({ globals })).toEqual({ theme: 'dark', ...rtl });
  expect(await show({ globals, parameters })).toEqual({ theme: 'light', ...rtl });
});

it('leaves a story the direction of its own args', async () => {
  const { args } = await show({ globals: { dir: 'rtl' }, args: { direction: 'ltr' } });
  expect(args).toEqual({ direction: 'ltr' });
});

it('takes garbage for the defaults', async () => {
  const globals = { theme: 'blue', dir: 1 };
  expect(await show({ globals, parameters: { themeLock: 'dark' } })).toEqual({
    theme: 'light',
    dir: 'ltr',
    args: undefined,
  });
});
