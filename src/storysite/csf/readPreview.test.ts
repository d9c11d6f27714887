import { expect, it } from 'vitest';
import { readPreview } from './readPreview.ts';
import type { Decorator, Enhancer, ArgTypes, Loader } from './types.ts';

const decorator = (): Decorator => (Story) => Story();
const [a, b, c] = [decorator(), decorator(), decorator()];

it('is empty without a module', () => {
  expect(readPreview(undefined)).toMatchObject({ decorators: [], parameters: {}, globals: {} });
  expect(readPreview(undefined).render).toBeUndefined();
});

it('reads named exports', () => {
  const project = readPreview({ parameters: { a: 1 }, decorators: [a], tags: ['autodocs'] });
  expect(project).toMatchObject({ parameters: { a: 1 }, tags: ['autodocs'] });
  expect(project.decorators).toEqual([a]);
});

it('prefers a default export, for each field', () => {
  const module = { parameters: { a: 1 }, args: { x: 1 }, default: { parameters: { b: 2 } } };
  expect(readPreview(module)).toMatchObject({ parameters: { b: 2 }, args: { x: 1 } });
  expect(readPreview(module).parameters).toEqual({ b: 2 });
});

it('keeps a named export where the default export has the field without a value', () => {
  const module = { args: { x: 1 }, default: { args: undefined } };
  expect(readPreview(module).args).toEqual({ x: 1 });
});

it('reads what definePreview makes, after its addons', () => {
  const addon = { parameters: { a: 1, b: 1 }, decorators: [a], initialGlobals: { theme: '' } };
  const input = { addons: [addon], parameters: { b: 2 }, decorators: [b, c] };
  const project = readPreview({ default: { _tag: 'Preview', input, composed: {} } });
  expect(project.parameters).toEqual({ a: 1, b: 2 });
  // The decorators of addons are around the project's own.
  expect(project.decorators).toEqual([b, c, a]);
  expect(project.globals).toEqual({ theme: '' });
});

it('reads the modules of addons before the project', () => {
  const load: Loader = () => {};
  const project = readPreview(
    { decorators: a, loaders: [load], argTypes: { x: { type: 'string' }, y: {} }, tags: ['one'] },
    { decorators: [b], argTypes: { x: { control: false } }, tags: ['two'] },
  );
  expect(project.decorators).toEqual([b, a]);
  expect(project.loaders).toEqual([load]);
  expect(project.tags).toEqual(['one', 'two']);
  expect(project.argTypes).toEqual({
    x: { name: 'x', control: { disable: true } },
    y: { name: 'y' },
  });
});

it('takes the first values of globals from their types, then from initialGlobals and globals', () => {
  const project = readPreview({
    globalTypes: { theme: { defaultValue: 'light' }, locale: { defaultValue: 'en' }, dir: {} },
    initialGlobals: { locale: 'de', density: 1 },
    globals: { density: 2 },
  });
  expect(project.globals).toEqual({ theme: 'light', locale: 'de', density: 2 });
});

it('runs enhancers with a second pass last', () => {
  const late = Object.assign<Enhancer<ArgTypes>, object>(() => ({}), { secondPass: true });
  const early: Enhancer<ArgTypes> = () => ({});
  const project = readPreview({ argTypesEnhancers: [late] }, { argTypesEnhancers: [early] });
  expect(project.argTypesEnhancers).toEqual([early, late]);
});
