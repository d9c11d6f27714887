import Select from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const MAX = 3;
const toppings = ['Basil', 'Capers', 'Chili', 'Corn', 'Olives', 'Onions'];

/** With three selected, the other options are disabled. */
export default function LimitSelections() {
  const [value, setValue] = useState(['Basil', 'Olives']);
  const isFull = value.length >= MAX;

  return (
    <div style={{ display: 'grid', gridTemplateColumns: '100%', gap: 8 }}>
      <Select<string[]>
        id="limit-selections-field"
        aria-label="Toppings"
        aria-describedby="limit-selections-count"
        mode="multiple"
        style={{ width: 400, maxWidth: '100%' }}
        options={toppings.map((topping) => ({
          value: topping,
          label: topping,
          disabled: isFull && !value.includes(topping),
        }))}
        value={value}
        onChange={setValue}
      />
      <span id="limit-selections-count" role="status">
        {value.length} of {MAX} selected
      </span>
    </div>
  );
}
