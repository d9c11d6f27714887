import { expect, it } from 'vitest';
import { FrameFault } from '../frame/FrameFault.ts';
import { readError } from '../frame/readError.ts';
import { translateFault } from './translateFault.ts';

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

it('is not translated in English, nor where edited code sends something else', () => {
  expect(translateFault({ key: 'thrown', values: { value: 'a' } })).toBe('');
  expect(translateFault(undefined)).toBe('');
  for (const key of ['constructor', '__proto__', 'nothing'])
    expect(translateFault({ key: key as 'thrown', values: {} })).toBe('');
});
