import { Fragment } from 'react';
import { SiteLink } from 'storysite/link';
import type { VersionResult } from '../scripts/test-library/mergeVersion.ts';
import type { Failure } from '../scripts/test-library/readFailures.ts';
import { Mark } from './Mark.tsx';
import styles from './phoneCells.module.css';
import { phoneCells } from './phoneCells.ts';
import { fill, pathIn, type TableTexts, translate } from './translate.tsx';
import { versionNotes } from './versionNotes.ts';
import results from './versions.json';

const versions: [string, VersionResult][] = Object.entries(results);
const everyDemo = [...new Set(versions.flatMap(([, { demos }]) => demos))];
const allFailures = versions.flatMap(([, { failures }]) => failures);
/** Those that fail somewhere, then those that some version lacks. */
const rows = [
  ...new Set([
    ...allFailures.map(({ demo }) => demo),
    ...everyDemo.filter((demo) => versions.some(([, { demos }]) => !demos.includes(demo))),
  ]),
];
const others = everyDemo.filter((demo) => !rows.includes(demo));

/** The demos that fail with a version that was tested: ✓, or ✕ with what is different. The others are listed below. */
export function Versions({ texts }: { texts?: TableTexts }) {
  return (
    <>
      <Table texts={texts} />
      <p>
        {fill('{count} demos work with all of these versions:', { count: others.length }, texts)}{' '}
        {others.map((demo, index) => (
          <Fragment key={demo}>
            {index > 0 && (texts ? '、' : ', ')}
            <DemoLink demo={demo} texts={texts} />
          </Fragment>
        ))}
      </p>
    </>
  );
}

function DemoLink({ demo, texts }: Pick<CellProps, 'demo' | 'texts'>) {
  return (
    <SiteLink to={pathIn(`/demo/${demo}`, texts)}>
      <code>{demo}</code>
    </SiteLink>
  );
}

function Table({ texts }: { texts?: TableTexts }) {
  return (
    <div className="table-box" role="region" aria-label={translate('Table: Versions', texts)}>
      <table>
        <thead>
          <tr>
            <th>{translate('Demo', texts)}</th>
            {versions.map(([version]) => (
              <th key={version}>{version}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((demo) => (
            <tr key={demo}>
              <td data-cell="name" style={{ whiteSpace: 'nowrap' }}>
                {everyDemo.includes(demo) ? <DemoLink demo={demo} texts={texts} /> : demo}
              </td>
              <Cells demo={demo} texts={texts} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How a demo does with each version; a phone shows the versions with which it works as one. */
function Cells({ demo, texts }: Pick<CellProps, 'demo' | 'texts'>) {
  const works = (result: VersionResult) => !result.failures.some((one) => one.demo === demo);
  const values = versions.map(([version, result]) => (works(result) ? 'works' : version));
  const names = versions.map(([version]) => version);
  const cells = phoneCells(values, names, translate('all versions', texts), texts ? '、' : ', ');
  return versions.map(([version, result], index) => (
    <td
      key={version}
      data-cell="version"
      data-label={cells[index]?.label}
      className={cells[index]?.isMerged ? styles.merged : undefined}
    >
      <Cell demo={demo} note={versionNotes[version]?.[demo]} texts={texts} {...result} />
    </td>
  ));
}

interface CellProps extends VersionResult {
  demo: string;
  note?: string;
  texts?: TableTexts;
}

function Cell({ demo, demos, failures, note = 'Its test fails.', texts }: CellProps) {
  const t = (text: string) => translate(text, texts);
  const own = failures.filter((failure) => failure.demo === demo);
  if (own.length === 0) {
    if (!demos.includes(demo) && everyDemo.includes(demo)) return t('not run');
    return <Mark kind="✓" label={t('works')} />;
  }
  return (
    <>
      <Mark kind="✕" label={t('fails')} /> <Sentence text={t(note)} />
      <details>
        <summary>
          {own.length === 1
            ? t('Where')
            : fill('Where ({count} places)', { count: own.length }, texts)}
        </summary>
        <ul>
          {own.map((failure, index) => (
            <li key={index}>
              <Place {...failure} texts={texts} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** A sentence whose code is in backticks. */
function Sentence({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}

/** The step of a story that failed, which opens in Storybook, or the place of a type error. */
function Place({ where, story, why, texts }: Failure & { texts?: TableTexts }) {
  if (!story) return fill('Types: {place}', { place: where }, texts);
  const [, step] = /^In the step "(.*?)": /.exec(why) ?? [];
  return (
    // The names of tests are English.
    <SiteLink to={`/storybook/?path=/story/${story}`} target="_top" lang={texts && 'en'}>
      {step ? `${where}: ${step}` : where}
    </SiteLink>
  );
}
