import Select, { type SelectProps } from 'rc-select';
import { type KeyboardEvent, useId, useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { labels, type RowId, rows, selected } from '../_keyboard/rows.ts';
import { type Mode, modes, type Row } from '../_keyboard/types.ts';
import { findRow } from './findRow.ts';

const options = labels.map((label) => ({
  value: label,
  label,
  disabled: label === 'Cherry',
}));

const props: Record<Mode, SelectProps> = {
  single: { defaultValue: selected.one },
  search: { defaultValue: selected.one, showSearch: true },
  multiple: { mode: 'multiple', defaultValue: selected.several },
  tags: { mode: 'tags', defaultValue: selected.several },
  combobox: { mode: 'combobox' },
};

interface PressKeysProps {
  /** Translations, by the English text. */
  texts?: Record<string, string>;
}

/** A select per mode. A pressed key is explained, and its row lights up. */
export default function PressKeys({ texts = {} }: PressKeysProps) {
  const [pressed, setPressed] = useState<{ mode: Mode; row: RowId }>();
  const id = useId();
  const t = (text: string) => texts[text] ?? text;

  const press = (mode: Mode) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = findRow(
      mode,
      event.key,
      readShown(event.target as HTMLInputElement),
    );
    // A modifier by itself changes nothing.
    if (!row && event.key.length > 1) return;
    setPressed(row && { mode, row });
    lightUp(row);
  };

  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Pressed t={t} {...pressed} />
      <div
        style={{
          display: 'grid',
          gridTemplateColumns:
            'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
          gap: 12,
        }}
      >
        {(Object.keys(modes) as Mode[]).map((mode) => (
          <div
            key={mode}
            onKeyDownCapture={press(mode)}
            style={{ minWidth: 0 }}
          >
            <label htmlFor={id + mode}>{t(modes[mode])}</label>
            <Select
              id={id + mode}
              style={{ width: '100%' }}
              options={options}
              {...props[mode]}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

interface PressedProps {
  t: (text: string) => string;
  mode?: Mode;
  row?: RowId;
}

/** The pressed key, its mode and effect. The two lines always take up space. */
function Pressed({ t, mode, row: id }: PressedProps) {
  const row: Row | undefined = id && rows[id];
  return (
    <p data-pressed style={{ minHeight: '3em', margin: 0, lineHeight: 1.5 }}>
      {row && mode ? (
        <>
          <strong>
            {t(row.keys)} · {t(modes[mode])} · {t(row.when)}
          </strong>
          <br />
          {t(row.cells[mode]?.text ?? '')}
        </>
      ) : (
        t('Press a key in one of the selects: its row in the table lights up.')
      )}
    </p>
  );
}

function readShown(field: HTMLInputElement) {
  const list = document.getElementById(
    field.getAttribute('aria-controls') ?? '',
  );
  const popup = list?.closest('.rc-select-dropdown');
  return {
    open: field.getAttribute('aria-expanded') === 'true',
    text: field.value,
    active: Boolean(popup?.querySelector('.rc-select-item-option-active')),
  };
}

/** Marks only this row in the page's table. */
function lightUp(id: RowId | undefined) {
  for (const row of document.querySelectorAll('tr[data-rows]')) {
    if (id && row.getAttribute('data-rows')?.split(' ').includes(id)) {
      row.setAttribute('aria-current', 'true');
    } else {
      row.removeAttribute('aria-current');
    }
  }
}
