import { rows } from '../stories/_keyboard/rows.ts';
import { type Mode, modes, type Row } from '../stories/_keyboard/types.ts';
import { Mark } from './Mark.tsx';
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
              {columns.map((mode) => (
                <td key={mode} data-cell="result" data-label={t(modes[mode])}>
                  {t(cells[mode]?.text ?? '–')}
                </td>
              ))}
              <td data-cell="result" data-label={t('Tested')}>
                <Mark kind="✓" label={t('passed')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
