import trials from '../../../docs/contributing/compatibility.json';
import type { Tried } from '../../../scripts/trial/compatibility.ts';

const columns = [
  'Repository',
  'Storybook',
  'Pages',
  'Stories',
  'HTML',
  'Browser',
  'Framed',
  'Build',
];

/** The results of `npm run trial`, one row per repository. */
export function Trials() {
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label="Storybooks that were tried">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(trials as Tried[]).map((trial) => (
            <Row key={trial.repository} {...trial} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ repository, storybook, framework, seconds, stockSeconds, ...counts }: Tried) {
  const { pages, stories, inHtml, withDom, browser, framed } = counts;
  const cells = [
    `${storybook}, ${framework}`,
    pages,
    stories,
    withDom > 0 ? `${inHtml} (${withDom})` : inHtml,
    browser,
    framed,
    `${seconds} s (${stockSeconds} s)`,
  ];
  return (
    <tr>
      <td data-cell="name">
        <a href={`https://github.com/${repository}`} rel="noopener">
          {repository}
        </a>
      </td>
      {cells.map((cell, index) => (
        <td
          key={columns[index + 1]}
          data-cell="result"
          data-label={columns[index + 1]}
          style={index > 0 ? { whiteSpace: 'nowrap' } : undefined}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}
