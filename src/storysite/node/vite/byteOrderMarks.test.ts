import { expect, it } from 'vitest';
import { byteOrderMarks } from './viteConfig.ts';
import { layer } from './findPageRules.ts';

const { handler } = byteOrderMarks().transform as unknown as {
  handler(code: string): { code: string } | null;
};

it('drops the mark at the start of a file, so that places in it are right', () => {
  const { code = '' } = handler(`\uFEFF@import './b.css';\r\na { color: red }`) ?? {};
  expect(layer(code)).toContain('@layer project {\na { color: red }\n}');
});

it('leaves other files alone', () => {
  expect(handler('a \uFEFF')).toBeNull();
});
