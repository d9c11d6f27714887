// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { printReaderSource } from '../../src/addons/sandbox/project/readerSource.ts';
import { runCode } from '../runCode.ts';

const print = (name: string) => {
  const file = `stories/guides/${name}`;
  return printReaderSource(readFileSync(file, 'utf8'), file);
};
const source = await print('LoadOptions.tsx');
const search = await print('searchCities.ts');
const status = await print('Status.tsx');
const [, all = ''] = [
  ...readFileSync('docs/guides/load-options.mdx', 'utf8').matchAll(/^```tsx\n(.*?)^```$/gms),
].map(([, code = '']) => code);

const fetched = vi.fn<typeof fetch>();

/** Answers all requests from now on. */
const answerWith = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => Response.json(body, { status }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function show(code: string, name: string, files?: Record<string, unknown>): HTMLElement {
  vi.stubGlobal('fetch', fetched);
  const Shown = runCode(code, files)[name]!;
  render(<Shown />);
  return screen.getByRole('combobox');
}

it('the lines to copy survive an answer that is no list when the server searches', async () => {
  const copied = search.replace(/return cities\.filter\(.*?\n {4}\);/s, 'return cities;');
  expect(copied).not.toBe(search);
  answerWith({ error: 'no list' });
  const files = { './searchCities': runCode(copied), './Status': runCode(status) };
  const field = show(source, 'default', files);
  fireEvent.change(field, { target: { value: 'lis' } });
  await screen.findAllByText(/Could not load cities/);
});

describe('all options at once', () => {
  const open = (field: HTMLElement) => fireEvent.mouseDown(field);
  const close = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });

  const failures: [string, () => void][] = [
    ['an error of the server', () => answerWith([], 500)],
    ['a lost connection', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['an answer that is no list', () => answerWith({ error: 'no list' })],
  ];
  it.each(failures)('say so after %s, and are asked for again', async (_, fail) => {
    fail();
    const field = show(all, 'CountrySelect');
    open(field);
    await screen.findByText(/Could not load countries/);
    close(field);
    answerWith([{ value: 'pt', label: 'Portugal' }]);
    open(field);
    await screen.findAllByText('Portugal');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('are asked for once, however often the list is opened', async () => {
    answerWith([{ value: 'pt', label: 'Portugal' }]);
    const field = show(all, 'CountrySelect');
    open(field);
    close(field);
    open(field);
    await screen.findAllByText('Portugal');
    close(field);
    open(field);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
