import { expect, it, vi } from 'vitest';
import { FrameFault } from '../frame/FrameFault.ts';
import { readError } from '../frame/readError.ts';
import { translateFault } from './translateFault.ts';
import { de } from '../texts/de.ts';

/** The page is in German while it is set. */
const language = vi.hoisted(() => ({ isGerman: false }));
vi.mock('storysite/theme', () => ({
  createTexts: () => (key: string, values: Record<string, unknown>) =>
    language.isGerman
      ? de[key as keyof typeof de].replace(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`)
      : '',
}));

const read = (error: unknown) => readError(error, () => undefined);

it('an error of the frame has an English text, and what its page translates', () => {
  const { text, fault } = read(new FrameFault('noComponent', { file: 'Box.tsx' }));
  expect(text).toBe(
    'Box.tsx exports no component, so there is nothing to show. Write "export default" before one.',
  );
  expect(fault).toEqual({ key: 'noComponent', values: { file: 'Box.tsx' } });
  expect(read('a string')).toMatchObject({ text: 'Thrown: a string', fault: { key: 'thrown' } });
  expect(read(new TypeError('of the story')).fault).toBeUndefined();
});

it('is shown in the language of the page', () => {
  language.isGerman = true;
  const fault = { key: 'thrown', values: { value: 'a' } } as const;
  expect(translateFault(fault)).toBe('Geworfen: a');
  expect(translateFault({ ...fault, values: null as never })).toBe('Geworfen: undefined');
  language.isGerman = false;
});

it('is not translated in English, nor where edited code sends something else', () => {
  expect(translateFault({ key: 'thrown', values: { value: 'a' } })).toBe('');
  expect(translateFault(undefined)).toBe('');
  for (const key of ['constructor', '__proto__', 'nothing'])
    expect(translateFault({ key: key as 'thrown', values: {} })).toBe('');
});
