import Select from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { measureOpening } from './measureOpening.ts';

const options = Array.from({ length: 10_000 }, (_, index) => ({
  value: index + 1,
  label: `Option ${index + 1}`,
}));

/** A select with 10,000 options; measures how long it takes to open. */
export default function LongList() {
  const [virtual, setVirtual] = useState(true);
  const [matchWidth, setMatchWidth] = useState(true);
  const [result, setResult] = useState('Open the list.');

  return (
    <div style={{ display: 'grid', gridTemplateColumns: '100%', gap: 12 }}>
      <label>
        <input
          type="checkbox"
          checked={virtual}
          onChange={({ target }) => setVirtual(target.checked)}
        />{' '}
        virtual
      </label>
      <label>
        <input
          type="checkbox"
          checked={matchWidth}
          onChange={({ target }) => setMatchWidth(target.checked)}
        />{' '}
        dropdownMatchSelectWidth
      </label>
      <output htmlFor="long-list">{result}</output>
      <label htmlFor="long-list">One of 10,000</label>
      <Select<number>
        // Each change starts with a list that has never been opened.
        key={`${virtual} ${matchWidth}`}
        id="long-list"
        style={{ width: 300, maxWidth: '100%' }}
        placeholder="Choose or search"
        showSearch
        optionFilterProp="label"
        options={options}
        virtual={virtual}
        dropdownMatchSelectWidth={matchWidth}
        dropdownClassName="long-list"
        onDropdownVisibleChange={(open) => open && measureOpening(setResult)}
      />
    </div>
  );
}
