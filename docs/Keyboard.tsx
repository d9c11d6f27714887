import { rows } from '../stories/_keyboard/rows.ts';
import { type Mode, modes, type Row } from '../stories/_keyboard/types.ts';
import { Mark } from './Mark.tsx';

const columns = Object.keys(modes) as Mode[];

/** What each key does in each mode. A test holds every cell, and another one that all of them have passed. */
export function Keyboard() {
  return (
    <div className="table-box" role="region" aria-label="Table: Keyboard" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            {columns.map((mode) => (
              <th key={mode} scope="col" style={{ inlineSize: '16%', whiteSpace: 'normal' }}>
                {modes[mode]}
              </th>
            ))}
            <th scope="col">Tested</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries<Row>(rows).map(([id, { keys, when, cells }]) => (
            <tr key={id}>
              <td data-cell="name" style={{ minInlineSize: 140 }}>
                <strong>{keys}</strong>, {when}
              </td>
              {columns.map((mode) => (
                <td key={mode} data-cell="result" data-label={modes[mode]}>
                  {cells[mode]?.text ?? '–'}
                </td>
              ))}
              <td data-cell="result" data-label="Tested">
                <Mark kind="✓" label="passed" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
