import Select from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { ClassNamesOf } from './ClassNamesOf.tsx';
import { Switches } from './Switches.tsx';

const people = [
  { value: 'jack', label: 'Jack' },
  { value: 'lucy', label: 'Lucy' },
  { value: 'tom', label: 'Tom', disabled: true },
];

/** A select, its states as check boxes, and its class names. */
export default function States() {
  const [on, setOn] = useState<string[]>([]);
  const multiple = on.includes('multiple');

  return (
    <div style={{ display: 'grid', gridTemplateColumns: '100%', gap: 12 }}>
      <Switches on={on} onChange={setOn} />
      <ClassNamesOf key={`names ${multiple}`} id="states-field" />
      <label htmlFor="states-field">Person</label>
      <Select
        key={`select ${multiple}`}
        id="states-field"
        style={{ width: 300, maxWidth: '100%' }}
        mode={multiple ? 'multiple' : undefined}
        disabled={on.includes('disabled')}
        loading={on.includes('loading')}
        showSearch={multiple || on.includes('showSearch')}
        allowClear={on.includes('allowClear')}
        aria-invalid={on.includes('error')}
        options={people}
        defaultValue={multiple ? ['jack'] : 'jack'}
      />
    </div>
  );
}
