import { expect, it } from 'vitest';
import { compile } from './compile.ts';
import { explainError } from './explainError.ts';

const source = `import { useState } from 'react';

export default function Box() {
  const [value, setValue] = useState({ text: '' });
  return (
    <div style={{ width: 1 }}>
      <label htmlFor="a">Text</label>
      <input value={value.text} onChange={() => setValue({ text: 'a' })} />
    </div>
  );
}
`;

it.each([
  ["from 'react';", "from 'react;", 1, 'Unterminated string constant.'],
  ['</label>', '</label', 7, 'Unexpected token, expected ">"'],
  ['value={value.text}', 'value={value.text', 8, 'Unexpected token, expected "}"'],
  [', setValue] = ', ' setValue] = ', 4, 'Unexpected token, expected ","'],
])('names the line of a mistake: %s', async (right, wrong, line, text) => {
  const broken = source.replace(right, wrong);
  let thrown: unknown;
  try {
    compile(broken, 'Box.tsx');
  } catch (error) {
    thrown = error;
  }
  const explained = await explainError(thrown, broken);
  expect(explained).toMatchObject({ text, place: { line } });
});
