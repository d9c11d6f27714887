import { expect, it, vi } from 'vitest';
import { reuse } from './reuse.ts';

it('makes something once for an owner, a name and an input, and again when the input changed', () => {
  const [site, other] = [{}, {}];
  const make = vi.fn(() => ({}));
  const first = reuse(site, 'a.tsx', 'one', make);
  expect(reuse(site, 'a.tsx', 'one', make)).toBe(first);
  expect(make).toHaveBeenCalledOnce();
  expect(reuse(other, 'a.tsx', 'one', make)).not.toBe(first);
  expect(reuse(site, 'b.tsx', 'one', make)).not.toBe(first);
  expect(reuse(site, 'a.tsx', 'two', make)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(4);
});
