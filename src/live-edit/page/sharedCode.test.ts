import { expect, it } from 'vitest';
import { type LiveFile, MAX_TEXT_LENGTH } from './LiveState.ts';
import { MAX_ADDRESS_LENGTH, printShared, readShared as readCode } from './sharedCode.ts';

const file = (path: string, text: string, kind: LiveFile['kind'] = 'script'): LiveFile => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  path,
  kind,
  original: `// ${path}\n`,
  text,
});

const files = [
  file('stories/email/Email.tsx', 'export default () => <b>竹林星光 & "quotes"</b>;\n'),
  file('stories/email/email.css', '// stories/email/email.css\n', 'style'),
  file('stories/_shared/suggest.ts', 'changed', 'fixed'),
];

const readShared = (hash: string, id = 'a--b') => readCode(hash, id, files);
const print = (texts: unknown) => printShared('a--b', texts as Record<string, string>);
const edited = { 'stories/email/Email.tsx': 'const a = 1;\n'.repeat(40) };

it('prints the changed files into an address, and reads them from it', async () => {
  const hash = await print({ 'stories/email/Email.tsx': files[0]?.text });
  expect(hash).toMatch(/^#edit=a--b\.[\w-]+$/);
  expect(await readShared(hash)).toEqual({
    texts: new Map([['stories/email/Email.tsx', files[0]?.text]]),
  });
});

it('takes a story whose id is not ASCII', async () => {
  const hash = await printShared('组件--基本', edited);
  const { hash: read } = new URL(hash, 'https://a.test');
  expect((await readShared(read, '组件--基本')).texts?.size).toBe(1);
  expect(await readShared(read)).toEqual({ problem: 'foreign' });
});

it('is shorter than the code', async () => {
  expect((await print(edited)).length).toBeLessThan(100);
});

it.each([
  ['without its last sign', (hash: string) => hash.slice(0, -1)],
  ['without its second half', (hash: string) => hash.slice(0, hash.length / 2)],
  ['without all of its code', (hash: string) => hash.slice(0, hash.indexOf('.') + 1)],
  ['without the dot', (hash: string) => hash.replace('.', '')],
  [
    'with another sign',
    (hash: string) => hash.slice(0, -6) + (hash.at(-6) === 'A' ? 'B' : 'A') + hash.slice(-5),
  ],
  ['with signs that no link has', (hash: string) => `${hash}%20<b>`],
])('a link %s is damaged', async (_, change) => {
  expect(await readShared(change(await print(edited)))).toEqual({ problem: 'damaged' });
});

it.each([
  ['of a file that the story does not have', { 'stories/other/Other.tsx': 'a' }],
  ['of a file that stories share', { 'stories/_shared/suggest.ts': 'a' }],
  ['without files', {}],
  ['that is a list', ['a']],
  ['that is null', null],
  ['whose text is a number', { 'stories/email/Email.tsx': 1 }],
  ['of a prototype', JSON.parse('{"__proto__":"a"}') as object],
])('code %s is not of the story', async (_, texts) => {
  expect(await readShared(await print(texts))).toEqual({ problem: 'foreign' });
});

it('takes no more code than the editor, and unpacks no more of it', async () => {
  const long = { 'stories/email/Email.tsx': 'a'.repeat(MAX_TEXT_LENGTH + 1) };
  expect(await readShared(await print(long))).toEqual({ problem: 'tooMuch' });
  const bomb = { 'stories/email/Email.tsx': 'a'.repeat(20_000_000) };
  expect(await readShared(await print(bomb))).toEqual({ problem: 'tooMuch' });
  const hash = `#edit=a--b.${'A'.repeat(MAX_ADDRESS_LENGTH)}`;
  expect(await readShared(hash)).toEqual({ problem: 'tooMuch' });
});
