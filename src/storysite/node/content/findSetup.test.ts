import { expect, it } from 'vitest';
import { findSetup } from './foldLines.ts';

const module = `import Select from 'rc-select';
import './select.css';

// People.
const people = [
  { value: 'jack' },
];

type Value = string;

/** What a reader came for. */
export default function Story() {
  return <Select options={people} />;
}

export interface Other {
  a: string;
}

const icon = <b />;
const add = () => {};
const one = 1;
`;

it('finds types and data, with their comments, as long as it is worth a fold', () => {
  expect(findSetup(module)).toEqual([
    [3, 8],
    [15, 17],
  ]);
});

it('finds imports where there are many', () => {
  const many = (count: number) => "import 'a';\n".repeat(count);
  expect(findSetup(many(10))).toEqual([]);
  expect(findSetup(many(8) + module)[0]).toEqual([3, 8].map((line) => line + 8));
  expect(findSetup(many(9) + module)[0]).toEqual([0, 17]);
});

it('finds nothing in what is no module', () => {
  expect(findSetup('.rc-select { color: red }')).toEqual([]);
});

it.each([
  ['Windows', module.replaceAll('\n', '\r\n')],
  ['line separators', module.replace('jack', 'j\u2028ck')],
  ['emoji and tabs', module.replace('jack', '🐟\t').replace('People', '\t🐟')],
])('counts lines as an editor does: %s', (_, code) => {
  expect(findSetup(code)).toEqual(findSetup(module));
});
