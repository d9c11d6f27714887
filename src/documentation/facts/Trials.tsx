import trials from '../../../docs/contributing/compatibility.json';
import type { Tried } from '../../../scripts/trial/compatibility.ts';

/** The results of `npm run trial`, a row for each repository. */
export function Trials() {
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
  return (
    <tr>
      <td>
        <a href={`https://github.com/${repository}`} rel="noopener">
          {repository}
        </a>
      </td>
      <td>
        {storybook}, {framework}
      </td>
      <td>{pages}</td>
      <td>{stories}</td>
      <td style={{ whiteSpace: 'nowrap' }}>
        {inHtml}
        {withDom > 0 && ` (${withDom})`}
      </td>
      <td>{browser}</td>
      <td>{framed}</td>
      <td style={{ whiteSpace: 'nowrap' }}>
        {seconds} s ({stockSeconds} s)
      </td>
    </tr>
  );
}
