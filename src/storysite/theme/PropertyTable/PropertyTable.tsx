import { Fragment } from 'react';
import { DocsText } from '../../blocks/DocsText.tsx';
import type { PropertyRow } from '../../blocks/readProperties.ts';
import styles from './PropertyTable.module.css';

interface PropertyTableProps {
  /** What the table is about: `Button`. */
  name: string;
  rows: PropertyRow[];
  /** Start of the rows' ids: `button` gives `button-variant`. */
  idPrefix: string;
}

/** The properties of a component, in the order of the rows; scrolls sideways in itself when it is too wide. */
export function PropertyTable({ name, rows, idPrefix }: PropertyTableProps) {
  const label = `Properties of ${name}`;
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {['Name', 'Description', 'Type', 'Default'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.key}>
              {row.category !== rows[index - 1]?.category && (
                <tr>
                  <th className={styles.category} scope="colgroup" colSpan={4}>
                    {row.category}
                  </th>
                </tr>
              )}
              <PropertyTableRow row={row} of={name} id={rowId(idPrefix, row.key)} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PropertyTableRowProps {
  row: PropertyRow;
  of: string;
  id: string;
}

function PropertyTableRow({ row, of, id }: PropertyTableRowProps) {
  return (
    <tr id={id} data-property={row.name} data-of={of}>
      <th className={styles.name} scope="row">
        {row.name}
        {row.required && <span className={styles.required}>required</span>}
        <a className="anchor" href={`#${id}`} aria-label={`Link to “${row.name}”`}>
          #
        </a>
      </th>
      <td className={styles.description}>
        {row.description ? <DocsText text={row.description} /> : '–'}
      </td>
      <td>{row.type ?? '–'}</td>
      <td className={styles.default}>{row.defaultValue ?? '–'}</td>
    </tr>
  );
}

function rowId(prefix: string, key: string): string {
  return `${prefix}-${key.toLowerCase().replace(/[^a-z0-9-]/g, '')}`;
}
