import Select from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const cities = ['Lisbon', 'Oslo', 'Riga', 'Rome', 'Vienna'];

/** A button above the list selects everything, or nothing. */
export default function SelectAll() {
  const [value, setValue] = useState<string[]>([]);
  const isAll = value.length === cities.length;

  return (
    <Select<string[]>
      id="select-all-field"
      aria-label="Cities"
      mode="multiple"
      style={{ width: 400, maxWidth: '100%' }}
      placeholder="Choose cities"
      options={cities.map((city) => ({ value: city, label: city }))}
      value={value}
      onChange={setValue}
      dropdownRender={(list) => (
        <>
          <button
            type="button"
            style={{ margin: 6 }}
            // Focus stays in the select, so the list stays open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setValue(isAll ? [] : cities)}
          >
            {isAll ? 'Clear all' : 'Select all'}
          </button>
          {list}
        </>
      )}
    />
  );
}
