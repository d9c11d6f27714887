import { expect, it } from 'vitest';
import { createMock } from './createMock.ts';
import * as shim from './test.ts';

it('calls the implementation of a mock', () => {
  expect(createMock()()).toBeUndefined();
  expect(createMock((a: number, b: number) => a + b)(1, 2)).toBe(3);
});

it('changes what a mock returns', async () => {
  const mock = createMock(() => 'first') as ReturnType<typeof createMock> &
    Record<string, (v?: unknown) => unknown>;
  expect(mock.mockReturnValue!('second')).toBe(mock);
  mock.mockReturnValueOnce!('once');
  expect([mock(), mock()]).toEqual(['once', 'second']);
  mock.mockImplementation!(() => 'third');
  expect(mock()).toBe('third');
  mock.mockResolvedValue!(4);
  expect(await mock()).toBe(4);
  mock.mockRejectedValueOnce!(new Error('no'));
  await expect(mock()).rejects.toThrow('no');
  mock.mockReset!();
  expect(mock()).toBe('first');
});

it('keeps no record of calls', () => {
  const mock = createMock();
  mock('secret');
  expect(mock.mock.calls).toEqual([]);
  expect(shim.isMockFunction(mock)).toBe(true);
  expect(shim.isMockFunction(() => {})).toBe(false);
});

it('has tools of tests that do nothing, and end', async () => {
  type Inert = (value?: unknown) => Record<string, () => unknown>;
  const tools = shim as unknown as Record<string, Inert & Record<string, () => unknown>>;
  expect(await tools.within!('canvas').getByRole!()).toBeTypeOf('function');
  expect(await tools.userEvent!.click!()).toBeTypeOf('function');
  expect(tools.expect!(1).not).toBeTypeOf('function');
});
