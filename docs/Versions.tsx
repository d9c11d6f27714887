import { Fragment } from 'react';
import { SiteLink } from 'storysite/link';
import type { VersionResult } from '../scripts/test-library/mergeVersion.ts';
import type { Failure } from '../scripts/test-library/readFailures.ts';
import results from './versions.json';

const versions: [string, VersionResult][] = Object.entries(results);
const everyDemo = [...new Set(versions.flatMap(([, { demos }]) => demos))];
const allFailures = versions.flatMap(([, { failures }]) => failures);
const rows = [...new Set([...everyDemo, ...allFailures.map(({ demo }) => demo)])];

/** Every demo with every version that was tested: passed, or the steps that failed. */
export function Versions() {
  return (
    <div className="table-box" role="region" aria-label="Table: Versions" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>Demo</th>
            {versions.map(([version, { date, stories }]) => (
              <th key={version}>
                {version}
                <br />
                {stories} stories
                <br />
                {date}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((demo) => (
            <tr key={demo}>
              <td data-cell="name">
                {everyDemo.includes(demo) ? (
                  <SiteLink to={`/demo/${demo}`}>
                    <code>{demo}</code>
                  </SiteLink>
                ) : (
                  demo
                )}
              </td>
              {versions.map(([version, result]) => (
                <td key={version} data-cell="version" data-label={version}>
                  <Cell demo={demo} {...result} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ demo, demos, failures }: VersionResult & { demo: string }) {
  const own = failures.filter((failure) => failure.demo === demo);
  if (own.length > 0) {
    return own.map((failure, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        <Step {...failure} />
      </Fragment>
    ));
  }
  return everyDemo.includes(demo) && !demos.includes(demo) ? 'not run' : 'passed';
}

function Step({ where, story, why }: Failure) {
  const [, step, reason = why] = /^In the step "(.*?)": (.*)$/.exec(why) ?? [];
  const name = step ? `${where}: ${step}` : where;
  return (
    <>
      <strong>Failed:</strong>{' '}
      {story ? (
        <SiteLink to={`/storybook/?path=/story/${story}`} target="_top">
          {name}
        </SiteLink>
      ) : (
        name
      )}{' '}
      <code>{reason}</code>
    </>
  );
}
