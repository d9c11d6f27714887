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

it('finds imports, types and data, with their comments, as long as it is worth a fold', () => {
  expect(findSetup(module)).toEqual([
    [0, 8],
    [15, 17],
  ]);
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
