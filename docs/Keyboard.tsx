import { rows } from '../stories/_keyboard/rows.ts';
import { type Mode, modes, type Row } from '../stories/_keyboard/types.ts';
import { Mark } from './Mark.tsx';
import styles from './phoneCells.module.css';
import { phoneCells } from './phoneCells.ts';
import { type TableTexts, translate } from './translate.tsx';

const columns = Object.keys(modes) as Mode[];

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
              <th key={mode} scope="col" style={{ inlineSize: '16%', whiteSpace: 'normal' }}>
                {t(modes[mode])}
              </th>
            ))}
            <th scope="col">{t('Tested')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries<Row>(rows).map(([id, { keys, when, cells }]) => (
            <tr key={id}>
              <td data-cell="name" style={{ minInlineSize: 176 }}>
                <strong>{t(keys)}</strong>
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

/** What a key does in each mode, in one cell where it is the same in all; a phone shows what is the same in several modes once, and nothing of the others. */
function Cells({ row, texts }: { row: Row['cells']; texts?: TableTexts }) {
  const t = (text: string) => translate(text, texts);
  const values = columns.map((mode) => t(row[mode]?.text ?? NOTHING));
  const names = columns.map((mode) => t(modes[mode]));
  if (new Set(values).size === 1) {
    return (
      <td
        colSpan={columns.length}
        data-cell="result"
        data-label={t('all modes')}
        className={styles.spanning}
      >
        {values[0]}
      </td>
    );
  }
  return phoneCells(values, names, t('all modes')).map(({ label, isMerged }, index) => (
    <td
      key={columns[index]}
      data-cell="result"
      data-label={label}
      className={isMerged || values[index] === NOTHING ? styles.merged : undefined}
    >
      {values[index]}
    </td>
  ));
}

const NOTHING = '–';
