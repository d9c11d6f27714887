import { expect, it, vi } from 'vitest';
import { Memo } from './Memo.ts';

it('makes something once for a name and an input, and again when the input changed', () => {
  const memo = new Memo();
  const make = vi.fn(() => ({}));
  const first = memo.get('a.tsx', 'one', make);
  expect(memo.get('a.tsx', 'one', make)).toBe(first);
  expect(make).toHaveBeenCalledOnce();
  expect(new Memo().get('a.tsx', 'one', make)).not.toBe(first);
  expect(memo.get('b.tsx', 'one', make)).not.toBe(first);
  expect(memo.get('a.tsx', 'two', make)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(4);
});
