import { Fragment, type ReactNode, useState } from 'react';
import { DocsText } from '../blocks/DocsText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { PropertyRow } from '../../docs/readProperties.ts';
import styles from './PropertyTable.module.css';
import { Sentence } from '../Sentence.tsx';
import { t } from '../../core/texts/t.ts';

interface PropertyTableProps {
  /** Name of the documented component: `Button`. */
  name: string;
  rows: PropertyRow[];
  /** Start of the rows' ids, such as `button` in `button-variant`. */
  idPrefix: string;
  /** Prints the field that sets a property, in a column of its own. */
  printControl?: (key: string) => ReactNode;
}

/** In a longer table with fields, all groups except the first are folded. */
const MANY_FIELDS = 30;

/** The properties of a component, in the order of the rows; a wide table scrolls sideways. */
export function PropertyTable({ name, rows, idPrefix, printControl }: PropertyTableProps) {
  const titles = printControl
    ? (['name', 'description', 'value'] as const)
    : (['name', 'description', 'type', 'default'] as const);
  const label = t('propertiesOf', { name });
  const ids = rowIds(idPrefix, rows);
  const groups = useGroups(rows, printControl !== undefined);
  return (
    // The keyboard scrolls it by moving to the links of its rows.
    <div className="table-box" role="region" aria-label={label}>
      <table
        className={styles.table}
        aria-label={label}
        data-playable={printControl ? '' : undefined}
      >
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.key}>
              {titlesAbove(row, rows[index - 1]).map(({ title, level }) => (
                <tr key={level} data-folded={(level > 1 && groups.isFolded(row)) || undefined}>
                  <th
                    className={styles.category}
                    data-level={level}
                    scope="colgroup"
                    colSpan={titles.length}
                  >
                    {level === 1 ? groups.printTitle(row) : title}
                  </th>
                </tr>
              ))}
              <PropertyTableRow
                row={row}
                of={name}
                isFolded={groups.isFolded(row)}
                id={ids.get(row.key) ?? ''}
                control={printControl?.(row.key)}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The titles of the groups that begin with a row. */
function titlesAbove(row: PropertyRow, before: PropertyRow | undefined) {
  const isOther = row.category !== before?.category;
  return [
    { level: 1, title: isOther ? row.category : undefined },
    {
      level: 2,
      title: isOther || row.subcategory !== before?.subcategory ? row.subcategory : undefined,
    },
  ].filter(({ title }) => title !== undefined);
}

/** The groups of a table with fields, which can be folded in a long table. */
function useGroups(rows: PropertyRow[], hasFields: boolean) {
  const [unfolded, setUnfolded] = useState([rows[0]?.category]);
  const canFold = hasFields && rows.length > MANY_FIELDS;
  const isFolded = ({ category }: PropertyRow) =>
    canFold && category !== undefined && !unfolded.includes(category);
  const printTitle = (row: PropertyRow) => {
    const { category } = row;
    if (!canFold) return category;
    const others = unfolded.filter((one) => one !== category);
    return (
      <button
        type="button"
        className={styles.group}
        aria-expanded={!isFolded(row)}
        onClick={() => setUnfolded(isFolded(row) ? [...others, category] : others)}
      >
        <Icon name="chevron" />
        {category}{' '}
        <span className={styles.count}>
          {rows.filter((one) => one.category === category).length}
        </span>
      </button>
    );
  };
  return { isFolded, printTitle };
}

interface PropertyTableRowProps {
  row: PropertyRow;
  isFolded: boolean;
  of: string;
  id: string;
  control?: ReactNode;
}

function PropertyTableRow({ row, isFolded, of, id, control }: PropertyTableRowProps) {
  return (
    <tr id={id} data-property={row.name} data-of={of} data-folded={isFolded || undefined}>
      <th className={styles.name} scope="row">
        {row.name}
        {row.required && <span className={styles.required}>{t('required')}</span>}
        <a className="anchor" href={`#${id}`} aria-label={t('linkTo', { title: row.name })}>
          #
        </a>
      </th>
      <td className={styles.description}>
        {row.description ? <DocsText text={row.description} /> : control === undefined && '–'}
        {control !== undefined && <TypeLine row={row} />}
      </td>
      {control === undefined ? (
        <>
          <td>
            <WithDetail text={row.type} detail={row.typeDetail} />
          </td>
          <td className={styles.default}>
            <WithDetail text={row.defaultValue} detail={row.defaultDetail} />
          </td>
        </>
      ) : (
        <td className={styles.value}>{control}</td>
      )}
    </tr>
  );
}

/** Type and default in the description's cell, for tables without room for their columns. */
function TypeLine({ row }: { row: PropertyRow }) {
  const { type, typeDetail, defaultValue, defaultDetail } = row;
  return (
    <div className={styles.typeLine}>
      {type && <Detailed summary={<code>{type}</code>} detail={typeDetail} />}
      {defaultValue && (
        <Detailed
          summary={
            <>
              {' '}
              <Sentence text="defaultIs" values={{ value: <code>{defaultValue}</code> }} />
            </>
          }
          detail={defaultDetail}
        />
      )}
    </div>
  );
}

/** A text that unfolds its details, if it has any. */
function WithDetail({ text = '–', detail }: { text?: string; detail?: string }) {
  return <Detailed summary={text} detail={detail} />;
}

function Detailed({ summary, detail }: { summary: ReactNode; detail?: string }) {
  if (detail === undefined) return <>{summary}</>;
  return (
    <details>
      <summary>{summary}</summary>
      <pre className={styles.detail}>{detail}</pre>
    </details>
  );
}

/** The ids of the rows by their keys, some of which differ only in punctuation or case. */
function rowIds(prefix: string, rows: PropertyRow[]): Map<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const { key } of rows) {
    const base = `${prefix}-${key.toLowerCase().replace(/[^\p{L}\p{N}-]/gu, '') || 'row'}`;
    let id = base;
    for (let count = 1; taken.has(id); count++) id = `${base}-${count}`;
    taken.add(id);
    ids.set(key, id);
  }
  return ids;
}
