import { expect, it } from 'vitest';
import { drawMark, markOf } from './siteMark.ts';

it.each([
  ['Kit', 'K'],
  ['my-app', 'M'],
  ['@acme/kit', 'K'],
  ['@acme', 'A'],
  ['  .NET parts', 'N'],
  ['組件', '組'],
  ['éclair', 'É'],
  ['e\u0301clair', 'E\u0301'],
  ['ßeta', 'ß'],
  ['हिन्दी', 'हि'],
  ['7zip', '7'],
  ['***', '*'],
])('marks %j with %j', (title, text) => {
  expect(markOf(title)).toEqual({ text });
});

it.each([
  ['🦊 Fox', '🦊'],
  ['👩‍🚀 Rocket', '👩‍🚀'],
  ['🇨🇭 Kit', '🇨🇭'],
])('marks %j with its picture, whole', (title, text) => {
  expect(markOf(title)).toEqual({ text, isPicture: true });
});

it('draws any text as text', () => {
  expect(drawMark(markOf('<'))).toContain('>&lt;</text></svg>');
});
