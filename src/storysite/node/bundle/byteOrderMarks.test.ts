import { expect, it } from 'vitest';
import { byteOrderMarks } from './viteConfig.ts';
import { scopeSheet } from '../project/scopeSheet.ts';

const { handler } = byteOrderMarks().transform as unknown as {
  handler(code: string): { code: string } | null;
};

it('drops the mark at the start of a file, so that places in it are right', () => {
  const { code = '' } = handler('\uFEFFbody { overflow: hidden; color: red }') ?? {};
  expect(scopeSheet(code)).toBe('body { color: red }');
});

it('leaves other files alone', () => {
  expect(handler('a \uFEFF')).toBeNull();
});
