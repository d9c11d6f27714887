import { expect, it } from 'vitest';
import { sizeOf } from './imageSize.ts';

it.each([
  ['width="80" height="40"', { width: 80, height: 40 }],
  ["height='40px' stroke-width='2' width='80px'", { width: 80, height: 40 }],
  ['width="1em" height="1em" viewBox="0 0 24 24"', undefined],
  ['width="20mm" height="10mm"', undefined],
  ['width="100%" height="100%" viewBox="0 0 24 12"', undefined],
  ['viewBox="0 0 24 12"', undefined],
  ['stroke-width="2" height="40"', undefined],
  ['', undefined],
])('an SVG file tells its size in pixels or not at all: %s', (attributes, size) => {
  const text = `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path/></svg>`;
  expect(sizeOf(Buffer.from(text))).toEqual(size);
});
