// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { filterRows } from './filterRows.ts';

const row = (name: string, description: string) =>
  `<tr data-property="${name}" id="${name}"><th>${name} #</th><td><p>${description}</p><small>Shown in: <a href="#">virtual</a></small><div>boolean default</div></td></tr>`;
const title = (level: number, text: string) =>
  `<tr><th scope="colgroup" data-level="${level}">${text}</th></tr>`;

beforeEach(() => {
  document.body.innerHTML = `
    <p>Intro</p>
    <h2>Select</h2><p>Its properties.</p>
    <div class="table-box"><table><tbody>
      ${title(1, 'Value')}${row('value', 'What is chosen.')}
      ${title(2, 'First')}${row('defaultValue', 'What is chosen at first.')}
      ${title(1, 'List')}${row('open', 'Shows the list.')}
    </tbody></table></div>
    <h2>Option</h2>
    <div class="table-box"><table><tbody>
      <tr data-property="label"><td>label</td><td>string</td><td data-cell="description">What is shown.<br><small>Shown in: <a href="#">Virtual lists</a></small></td></tr>
      <tr><td>Types of label</td></tr>
    </tbody></table></div>
    <table><tbody><tr><td>Another table</td></tr></tbody></table>`;
});

/** Visible texts, from `Intro` on. */
const shown = () =>
  [...document.querySelectorAll('body > p, h2, th, td:first-child')]
    .filter((part) => !part.closest('[hidden]'))
    .map((part) => part.textContent);

it('shows the rows that have all words in name or description, with the titles above them', () => {
  expect(filterRows(document.body, ' FIRST default ')).toEqual({ shown: 1, all: 4 });
  expect(shown()).toEqual([
    'Intro',
    'Select',
    'Its properties.',
    'Value',
    'First',
    'defaultValue #',
    'Another table',
  ]);
  expect(filterRows(document.body, 'list').shown).toBe(1);
  expect(shown().slice(3)).toEqual(['List', 'open #', 'Another table']);
});

it('hides a table without rows with its heading, and keeps what belongs to a row with it', () => {
  expect(filterRows(document.body, 'is shown')).toEqual({ shown: 1, all: 4 });
  expect(shown()).toEqual(['Intro', 'Option', 'label', 'Types of label', 'Another table']);
});

it('searches no types and defaults', () => {
  expect(filterRows(document.body, 'boolean').shown).toBe(0);
  expect(shown()).toEqual(['Intro', 'Another table']);
});

it('shows all again without words', () => {
  const before = shown();
  filterRows(document.body, 'nothing');
  expect(filterRows(document.body, ' ')).toEqual({ shown: 4, all: 4 });
  expect(shown()).toEqual(before);
});

it('searches no links to where a property is shown', () => {
  expect(filterRows(document.body, 'virtual').shown).toBe(0);
});

const names = () =>
  [...document.querySelectorAll<HTMLElement>('tr[data-property]:not([hidden])')].map(
    (row) => row.dataset.property,
  );

it('shows first what has the words in its name: in a group, then the groups, then the tables', () => {
  const html = document.body.innerHTML;
  document.body.innerHTML = `
    <h2>A</h2><div class="table-box"><table><tbody>
      ${title(1, 'One')}${row('id', 'Of the tag.')}
      ${title(1, 'Two')}${row('open', 'The tag.')}${row('tagRender', 'Prints.')}
    </tbody></table></div>
    <h2>B</h2><div class="table-box"><table><tbody>${row('maxTag', 'How many.')}<tr class="types"><td>Types</td></tr></tbody></table></div>
    <h2>C</h2><div class="table-box"><table><tbody>${row('value', 'Of a tag.')}</tbody></table></div>
    <p>The end</p>`;
  const readHtml = () => document.body.innerHTML.replace(/\s+(?=<)| hidden=""/g, '');
  const before = readHtml();
  filterRows(document.body, 'TAG');
  expect(names()).toEqual(['tagRender', 'open', 'id', 'maxTag', 'value']);
  filterRows(document.body, 'many');
  expect(names()).toEqual(['maxTag']);
  filterRows(document.body, 'value');
  expect(names()).toEqual(['value']);
  filterRows(document.body, 'of');
  expect(names()).toEqual(['id', 'value']);
  expect(document.querySelector('.types')?.previousElementSibling?.id).toBe('maxTag');
  filterRows(document.body, '');
  expect(readHtml()).toBe(before);
  document.body.innerHTML = html;
});

it('marks the words, also across a place where a name may break, and unmarks them', () => {
  const cell = document.querySelector('#defaultValue th');
  if (cell) cell.innerHTML = '<code>default<wbr>Value</code> #';
  const [before, text] = [document.body.innerHTML, cell?.querySelector('code')?.firstChild];
  filterRows(document.body, 'ultval chosen');
  const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks()).toEqual(['ult', 'Val', 'chosen']);
  filterRows(document.body, '');
  expect(marks()).toEqual([]);
  expect(document.body.innerHTML).toBe(before);
  // The framework keeps working with its own nodes.
  expect(cell?.querySelector('code')?.firstChild).toBe(text);
});
