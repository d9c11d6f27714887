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

const all: [string, VersionResult][] = Object.entries(results);
const isSuccessor = (version: string) => version.startsWith('@');
const versions = all.filter(([version]) => !isSuccessor(version));
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
        <DemoLinks demos={others} texts={texts} />
      </p>
    </>
  );
}

/** How the demos do with the package that continues rc-select under another name. */
export function Successor({ texts }: { texts?: TableTexts }) {
  return all
    .filter(([version]) => isSuccessor(version))
    .map(([version, { demos, failures }]) => {
      const failsBy = (demo: string, isType: boolean) =>
        failures.some((one) => one.demo === demo && isType === !one.story);
      const uncompiled = demos.filter((demo) => failsBy(demo, true));
      const untested = demos.filter((demo) => !failsBy(demo, true) && failsBy(demo, false));
      const working = demos.filter((demo) => !failures.some((one) => one.demo === demo));
      return (
        <ul key={version}>
          {Object.entries({
            'Works unchanged ({count}):': working,
            'Does not compile, since properties have new names ({count}):': uncompiled,
            'Compiles, but its test fails ({count}):': untested,
          }).map(([text, demos]) => (
            <li key={text}>
              {fill(text, { count: demos.length }, texts)} <DemoLinks demos={demos} texts={texts} />
            </li>
          ))}
        </ul>
      );
    });
}

function DemoLinks({ demos, texts }: { demos: string[]; texts?: TableTexts }) {
  return demos.map((demo, index) => (
    <Fragment key={demo}>
      {index > 0 && (texts ? '、' : ', ')}
      <DemoLink demo={demo} texts={texts} />
    </Fragment>
  ));
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
              <Place {...failure} index={index} texts={texts} />
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

interface PlaceProps extends Failure {
  index: number;
  texts?: TableTexts;
}

/** The step of a story that failed, which opens in Storybook, or the place of a type error. */
function Place({ where, story, why, index, texts }: PlaceProps) {
  if (!story) return fill('Types: {place}', { place: where }, texts);
  const address = `/storybook/?path=/story/${story}`;
  // The names of tests are English.
  if (texts)
    return (
      <SiteLink to={address} target="_top">
        {fill('Test {number}', { number: index + 1 }, texts)}
      </SiteLink>
    );
  const [, step] = /^In the step "(.*?)": /.exec(why) ?? [];
  return (
    <SiteLink to={address} target="_top">
      {step ? `${where}: ${step}` : where}
    </SiteLink>
  );
}
