import { Fragment } from 'react';
import { rows } from '../stories/_keyboard/rows.ts';
import { type Mode, modes, type Row } from '../stories/_keyboard/types.ts';
import { Mark } from './Mark.tsx';
import styles from './phoneCells.module.css';
import { phoneCells } from './phoneCells.ts';
import { type TableTexts, translate } from './translate.tsx';

const columns = Object.keys(modes) as Mode[];

/** What is said of a combobox is long, and is seldom the same as in another mode. */
const widths: Record<Mode, string> = {
  single: '13%',
  search: '14%',
  multiple: '15%',
  tags: '15%',
  combobox: '22%',
};

/** What each key does in each mode. A test holds every cell, and another one that all of them have passed. */
export function Keyboard({ texts }: { texts?: TableTexts }) {
  const t = (text: string) => translate(text, texts);
  return (
    <div className="table-box" role="region" aria-label={t('Table: Keyboard')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Key')}</th>
            {columns.map((mode) => (
              <th key={mode} scope="col" style={{ inlineSize: widths[mode], whiteSpace: 'normal' }}>
                {t(modes[mode])}
              </th>
            ))}
            <th scope="col" style={{ inlineSize: '1%' }}>
              {t('Tested')}
            </th>
          </tr>
        </thead>
        <tbody>
          {joinRows(rows).map(({ ids, keys, when, cells }) => (
            <tr key={ids.join()} data-rows={ids.join(' ')} className={styles.row}>
              <td data-cell="name" style={{ minInlineSize: 160, lineHeight: 1.75 }}>
                <Keys
                  names={keys.flatMap((names) => t(names).split(KEY_SEPARATOR))}
                  texts={texts}
                />
                {texts ? '，' : ', '}
                {t(when)}
              </td>
              <Cells row={cells} texts={texts} />
              <td data-cell="result" data-label={t('Tested')} className={styles.merged}>
                <Mark kind="✓" label={t('passed')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const KEY_SEPARATOR = /, |、/;

function Keys({ names, texts }: { names: string[]; texts?: TableTexts }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && (texts ? '、' : ', ')}
      <kbd>{name}</kbd>
    </Fragment>
  ));
}

/** The rows, where keys that do the same share one, and their names. */
function joinRows(all: Record<string, Row>) {
  const joined = new Map<string, Omit<Row, 'keys'> & { ids: string[]; keys: string[] }>();
  for (const [id, row] of Object.entries(all)) {
    const content = [row.when, ...columns.map((mode) => row.cells[mode]?.text)].join('\n');
    const same = joined.get(content);
    if (!same) joined.set(content, { ...row, ids: [id], keys: [row.keys] });
    same?.ids.push(id);
    same?.keys.push(row.keys);
  }
  return [...joined.values()];
}

/** What a key does in each mode, once for neighbors where it is the same; on a phone once for all of them, and nothing of the others. */
function Cells({ row, texts }: { row: Row['cells']; texts?: TableTexts }) {
  const t = (text: string) => translate(text, texts);
  const values = columns.map((mode) => t(row[mode]?.text ?? NOTHING));
  const names = columns.map((mode) => t(modes[mode]));
  return phoneCells(values, names, t('all modes'), texts ? '、' : ', ').map(
    ({ label, isMerged, span }, index) =>
      span > 0 && (
        <td
          key={columns[index]}
          colSpan={span}
          data-cell="result"
          data-label={label}
          className={`${styles.column} ${isMerged || values[index] === NOTHING ? styles.merged : ''}`}
        >
          {values[index]}
        </td>
      ),
  );
}

const NOTHING = '–';
